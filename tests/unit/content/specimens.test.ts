import { expect, test } from 'vitest';
import auditJson from '../../../content/specimens/auditSummary.json';
import { auditSummarySchema } from '../../../content/specimens/auditSummary.ts';
import loadJson from '../../../content/specimens/loadReport.json';
import { loadReportSchema } from '../../../content/specimens/loadReport.ts';
import reportJson from '../../../content/specimens/testReport.json';
import { testReportSchema } from '../../../content/specimens/testReport.ts';
import traceabilityJson from '../../../content/specimens/traceability.json';
import { traceabilitySchema } from '../../../content/specimens/traceability.ts';

const specimens = [
  { schema: traceabilitySchema, json: traceabilityJson },
  { schema: testReportSchema, json: reportJson },
  { schema: loadReportSchema, json: loadJson },
  { schema: auditSummarySchema, json: auditJson },
];

test('a specimen is never taken for a fact', () => {
  for (const { schema, json } of specimens) {
    expect(schema.safeParse(json).success).toBe(true);
    expect(schema.safeParse({ ...json, source: 'owner' }).success).toBe(false);
  }
});
