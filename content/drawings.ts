import { z } from 'zod';
import json from './drawings.json';
import { key, text, translatedKey, unique } from './fields.ts';
import { allFigures } from './figures.ts';
import { parseContent } from './parseContent.ts';
import { auditGrades } from './specimens/auditSummary.ts';

const positive = (description: string) => z.number().positive().describe(description);
const name = text.describe('the same in each language: Safari');
const minute = z.int().min(0).describe('the whole minute of the run, without quotes: 24');

const stress = allFigures.find((figure) => figure.key === 'stress')?.value;

const stressTest = z
  .strictObject({
    sampleMinutes: z.int().min(1).describe('the minutes from one measurement to the next, without quotes: 4'),
    steps: z.array(
      z.strictObject({
        percent: z.int().min(0).describe('the load, of nominal load, without quotes: 125'),
        p95: z
          .array(z.number().positive())
          .min(1)
          .describe('the 95th percentile of response time, in seconds'),
      }),
    ),
  })
  .refine(({ steps }) => Math.max(...steps.map(({ percent }) => percent)) === stress, {
    path: ['steps'],
    message: `must go up to ${stress} percent, as the figure "stress" of figures.json does`,
  });

const pipelineTests = z
  .strictObject({
    key: translatedKey({ equal: ['automatedTesting:picture.lanes.*'] }, key),
    start: minute,
    ends: z.array(minute).min(1).describe('the minute at which each lane ends that runs beside the others'),
  })
  .refine(({ start, ends }) => ends.every((end) => end > start), {
    path: ['ends'],
    message: 'ends before "start"',
  });

const deviceMatrix = z
  .strictObject({
    kinds: z.array(key).min(1).describe('keys of "picture.kinds" in functionalTesting.json'),
    devices: z.array(
      z.strictObject({
        browser: name,
        system: name,
        results: z.array(z.enum(['passed', 'failed', 'rerun'])).describe('in the order of "kinds"'),
      }),
    ),
  })
  .refine(({ kinds, devices }) => devices.every(({ results }) => results.length === kinds.length), {
    path: ['devices'],
    message: 'must each have a result for each of "kinds"',
  });

const grade = z.enum(auditGrades).describe('from "E" to "A+"');
const level = z.int().min(2).describe('a whole number without quotes: 5');

/** The data of the illustration of each domain, by the domain's key. A list has a `length` if its drawing has a fixed number of places. */
const domains = z.strictObject({
  'web-mobile': z
    .array(
      z.strictObject({
        width: positive('in CSS pixels: 390'),
        height: positive('in CSS pixels: 844'),
        browser: name,
        passed: z.boolean().describe('true where the test passed'),
      }),
    )
    .length(4),
  'embedded-iot': z.strictObject({
    links: z.array(text).length(4).describe('the links that are probed: CAN'),
    recoverySeconds: positive('from the cut of power to the previous version: 1.4'),
    cycle: positive('the number of the trial: 1000'),
  }),
  robotics: z.strictObject({
    degrees: z.array(z.number()).length(3).describe('the angle of each joint: -50'),
    stoppedMillimetres: positive('within which the arm stopped: 310'),
    allowedMillimetres: positive('within which it has to stop: 400'),
  }),
  'ai-ml': z.strictObject({
    truePositives: positive('fraud that the model found: 282'),
    falseNegatives: positive('fraud that it did not find: 18'),
    falsePositives: positive('cases without fraud that it took for fraud: 36'),
    trueNegatives: positive('cases without fraud that it took for such: 864'),
    threshold: positive('the recall that was agreed as the least: 0.9'),
  }),
  'data-analytics': unique(
    z.strictObject({
      key: key.describe('a key of "data-analytics.picture" in domains.json'),
      rows: positive('how many it holds: 1204118'),
    }),
    'key',
  ),
  blockchain: z.strictObject({
    firstBlock: positive('its number: 410'),
    hashes: z.array(text).length(4).describe('of the block before, then of the three blocks: 7c41'),
    millionCalls: positive('the calls during which the invariant held, in millions: 10'),
  }),
  cloud: z.strictObject({
    restoredSeconds: positive('until another zone has taken over: 47'),
    objectiveSeconds: positive('within which it has to: 60'),
  }),
  arvr: z.strictObject({
    hertz: positive('how many frames a headset shows in a second: 72'),
    lostFrames: z.int().min(0).describe('in one minute: 3'),
    milliseconds: z
      .array(z.number().positive())
      .describe('what each frame took, before and after a late one: 11'),
  }),
});

/** content/drawings.json: the invented data of illustrations and of their tables. `content/sources.json` contains their attribution. */
export const drawingsSchema = z.strictObject({
  stressTest,
  /** One run of a test pipeline: the test kinds, each with its parallel lanes. */
  pipeline: unique(pipelineTests, 'key'),
  deviceMatrix,
  /** The measured grade and the target grade of each domain, clockwise from the top, in the order of `qualityAudits:domains.items`. */
  auditDial: z.array(z.strictObject({ measured: grade, target: grade })).length(4),
  /** `levels` is the number of levels of each track. `crossingFrom` is the first level at which people may change tracks. */
  careerTracks: z
    .strictObject({ levels: level, crossingFrom: level })
    .refine(({ levels, crossingFrom }) => crossingFrom <= levels, {
      path: ['crossingFrom'],
      message: 'is more than "levels"',
    }),
  domains,
});

/** The data of illustrations. Their translations are in `picture` of the page's translation file. */
export const drawings = parseContent('content/drawings.json', drawingsSchema, json);
