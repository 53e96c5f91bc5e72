import { z } from 'zod';
import json from './drawings.json';
import { distinct, key, keyWithWords, text } from './fields.ts';
import { allFigures } from './figures.ts';
import { parseFacts } from './parseFacts.ts';
import { auditGrades } from './specimens/auditSummary.ts';

const number = z.number().positive();
const minute = z.int().min(0).describe('the whole minute of the run, without quotes: 24');

const stress = allFigures.find((figure) => figure.key === 'stress')?.value;

const stressTest = z
  .strictObject({
    sampleMinutes: z.int().min(1).describe('the minutes from one measurement to the next, without quotes: 4'),
    steps: z.array(
      z.strictObject({
        percent: z.int().min(0).describe('the load, of nominal load, without quotes: 125'),
        p95: z.array(number).min(1).describe('the 95th percentile of response time, in seconds'),
      }),
    ),
  })
  .refine(({ steps }) => Math.max(...steps.map(({ percent }) => percent)) === stress, {
    path: ['steps'],
    message: `must go up to ${stress} percent, as the figure "stress" of figures.json does`,
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

const deviceMatrix = z
  .strictObject({
    kinds: z.array(key).min(1).describe('keys of "picture.kinds" in functionalTesting.json'),
    devices: z.array(
      z.strictObject({
        browser: text,
        system: text,
        results: z.array(z.enum(['passed', 'failed', 'rerun'])).describe('in the order of "kinds"'),
      }),
    ),
  })
  .refine(({ kinds, devices }) => devices.every(({ results }) => results.length === kinds.length), {
    path: ['devices'],
    message: 'must each have a result for each of "kinds"',
  });

const grade = z.enum(auditGrades);

/** What the picture of each domain measures, by the domain's key. */
const domains = z.strictObject({
  'web-mobile': z
    .array(z.strictObject({ width: z.int(), height: z.int(), browser: text, passed: z.boolean() }))
    .length(4)
    .describe('screens, in CSS pixels'),
  'embedded-iot': z.strictObject({ links: z.array(text).length(4), recoverySeconds: number, cycle: number }),
  robotics: z.strictObject({
    degrees: z.array(z.number()).length(3),
    stoppedMillimetres: number,
    allowedMillimetres: number,
  }),
  'ai-ml': z.strictObject({
    found: number,
    missed: number,
    falseAlarms: number,
    dismissed: number,
    threshold: z.number().min(0).max(1).describe('the recall that was agreed as the least: 0.9'),
  }),
  'data-analytics': distinct(z.strictObject({ key, rows: number }), 'key'),
  blockchain: z.strictObject({ firstBlock: number, hashes: z.array(text).length(4), millionCalls: number }),
  cloud: z.strictObject({ restoredSeconds: number, objectiveSeconds: number }),
  arvr: z.strictObject({
    hertz: number,
    lostFrames: number.describe('in one minute'),
    milliseconds: z.array(number).describe('what each frame took around one that was late'),
  }),
});

/**
 * content/drawings.json: the data of pictures that no other fact holds. A picture, its description and the table behind it all take them from
 * here. All are invented examples: `content/sources.json` vouches for each picture, and pages stamp it.
 */
export const drawingsSchema = z.strictObject({
  stressTest,
  /** One run of a test pipeline: each kind of tests with its lanes. */
  pipeline: distinct(pipelineTests, 'key'),
  /** One run of tests, on each device. */
  deviceMatrix,
  /** The grades of an audit and of its plan, in the order of the words (`qualityAudits:domains.items`), clockwise from the top. */
  auditDial: z.array(z.strictObject({ measured: grade, target: grade })).length(4),
  /** The levels of a career; from one of them on, people may change to the other track. */
  careerTracks: z
    .strictObject({ levels: z.int().min(2), crossingFrom: z.int().min(2) })
    .refine(({ levels, crossingFrom }) => crossingFrom <= levels, {
      path: ['crossingFrom'],
      message: 'is more than "levels"',
    }),
  domains,
});

/** The data of pictures, by what they show; their words are in `picture` of the page's words. */
export const drawings = parseFacts('content/drawings.json', drawingsSchema, json);
