import { z } from 'zod';
import { addIssue, date, key, specimenFields, unique } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './testPlan.json';

const mark = z.int().min(1).describe('a whole number from 1 to the end of the scale, without quotes: 3');

/** content/specimens/testPlan.json: the specimen of a part of a test plan. All of it is invented; the schema checks its consistency. */
export const testPlanSchema = z
  .strictObject({
    ...specimenFields,
    /** The highest value of impact and of likelihood. */
    scale: mark,
    features: unique(z.strictObject({ key, impact: mark, likelihood: mark }), 'key'),
    /** Sorted by date. */
    milestones: unique(z.strictObject({ key, date }), 'key', 'date'),
  })
  .superRefine(({ scale, features, milestones }, context) => {
    for (const [index, { impact, likelihood }] of features.entries()) {
      if (Math.max(impact, likelihood) > scale) {
        addIssue(context, ['features', index], `is over ${scale}`);
      }
    }
    for (const [index, { date: day }] of milestones.entries()) {
      if (day < (milestones[index - 1]?.date ?? '')) {
        addIssue(context, ['milestones', index, 'date'], 'comes too early');
      }
    }
  });

const content = parseContent('content/specimens/testPlan.json', testPlanSchema, json);

/** The specimen of a part of a test plan, highest risk first. Its translations are in `specimens.json`. */
export const testPlan = {
  ...content,
  features: content.features
    .map((feature) => ({ ...feature, risk: feature.impact * feature.likelihood }))
    .map((feature) => ({ ...feature, level: levelOf(feature.risk / content.scale ** 2) }))
    .sort((one, other) => other.risk - one.risk),
};

function levelOf(shareOfHighestRisk: number): 'high' | 'medium' | 'low' {
  return shareOfHighestRisk >= 1 / 2 ? 'high' : shareOfHighestRisk >= 1 / 4 ? 'medium' : 'low';
}
