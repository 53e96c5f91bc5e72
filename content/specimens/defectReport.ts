import { z } from 'zod';
import { entryOf } from '../entryOf.ts';
import { currency, date, nameIn, specimenSource, text } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './defectReport.json';
import { traceability } from './traceability.ts';

const count = z.int().min(1).describe('a whole number without quotes: 10');

/** content/specimens/defectReport.json: the specimen of a report on one defect of `traceability.json`. All of it is invented. */
export const defectReportSchema = z
  .strictObject({
    source: specimenSource,
    defect: nameIn(
      'content/specimens/traceability.json',
      traceability.defects.map(({ id }) => id),
    ),
    date,
    build: text.describe('the build that was tested: 4.2.0-rc3'),
    attempts: count,
    reproduced: count,
    currency,
    passengers: count,
    farePerPassenger: count.describe('one way, without quotes: 42'),
    vehicleSupplement: count.describe('one way, without quotes: 95'),
  })
  .refine(({ attempts, reproduced }) => reproduced <= attempts, {
    path: ['reproduced'],
    message: 'is more than the attempts',
  });

const content = parseContent('content/specimens/defectReport.json', defectReportSchema, json);
const fares = 2 * content.passengers * content.farePerPassenger;

/** The specimen of a defect report, with the defect's data from the traceability matrix. Its translations are in `specimens.json`. */
export const defectReport = {
  ...content,
  ...entryOf(traceability.defects, content.defect, 'content/specimens/traceability.json: defects', 'id'),
  release: traceability.release,
  requirement: traceability.requirements.find(({ cases }) =>
    cases.some(({ defect }) => defect === content.defect),
  ),
  /** The reported defect: the vehicle costs a supplement each way, but the total that the system shows contains it only once. */
  expected: fares + 2 * content.vehicleSupplement,
  shown: fares + content.vehicleSupplement,
};
