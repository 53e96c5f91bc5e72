import { z } from 'zod';
import json from './drawings.json';
import { distinct, key, keyWithWords, refuse } from './fields.ts';
import { allFigures } from './figures.ts';
import { parseFacts } from './parseFacts.ts';

const minute = z.int().min(0).describe('the whole minute of the run, without quotes: 24');

const stressTest = z
  .strictObject({
    /** The load from that minute to the next step. */
    steps: distinct(
      z.strictObject({ minute, percent: z.int().min(0).describe('of nominal load, without quotes: 125') }),
      'minute',
    ),
    sampleMinutes: z.int().min(1).describe('the minutes from one measurement to the next, without quotes: 4'),
    p95Seconds: z
      .array(z.number().positive())
      .min(2)
      .describe('the 95th percentile of response time at each measurement, in seconds'),
  })
  .superRefine(({ steps }, context) => {
    const stress = allFigures.find(({ key }) => key === 'stress')?.value;
    if (Math.max(...steps.map(({ percent }) => percent)) !== stress) {
      refuse(
        context,
        ['steps'],
        `must go up to ${stress} percent, as the figure "stress" of figures.json does`,
      );
    }
  });

const pipelineTests = z
  .strictObject({
    key: keyWithWords({ own: ['automatedTesting:picture.lanes.*'] }, key),
    start: minute,
    ends: z.array(minute).min(1).describe('the minute at which each lane ends that runs beside the others'),
  })
  .refine(({ start, ends }) => ends.every((end) => end > start), {
    path: ['ends'],
    message: 'ends before "start"',
  });

/**
 * content/drawings.json: the data of pictures that no other fact holds. A picture, its description and the table behind it all take them from
 * here. All are invented examples: `content/sources.json` vouches for each picture, and pages stamp it.
 */
export const drawingsSchema = z.strictObject({
  stressTest,
  /** One run of a test pipeline: each kind of tests with its lanes. */
  pipeline: distinct(pipelineTests, 'key'),
});

/** The data of pictures, by what they show; their words are in `picture` of the page's words. */
export const drawings = parseFacts('content/drawings.json', drawingsSchema, json);
