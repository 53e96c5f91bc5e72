import { z } from 'zod';
import json from './consultants.json';
import { date, optionalValue, source, spokenLanguage, text, translatedKey, uniqueOrEmpty } from './fields.ts';
import { officeCity } from './offices.ts';
import { parseContent } from './parseContent.ts';
import { testRoles } from './teams.ts';

const consultant = z.strictObject({
  key: translatedKey(
    { equal: ['consultants:profiles.items.*.key'], superset: ['search:catalogue.*'] },
    z
      .string()
      .regex(/^[a-z]+(?:_[a-z]+)*$/)
      .describe('small letters and "_": it stands in addresses as ?type=data_tester'),
  ),
  subject: text.describe('what the contact form sends where this profile is asked for'),
  icon: z
    .enum(['workflow', 'database', 'blocks', 'layers', 'compass', 'clipboard-check'])
    .describe('the name of an icon'),
  experience: z.int().min(1).max(50).describe('whole years without quotes: 5'),
  /** The key of the text on the profile's badge, in `profiles.labels` of `locales/<language>/consultants.json`. */
  availability: z
    .literal('available')
    .describe('"available", with "availableFrom" where it is later; remove the profile otherwise'),
  availableFrom: optionalValue(date, 'the first free day of the consultant: 2026-12-07'),
  role: optionalValue(
    z.enum(testRoles),
    'the role of rates.json whose day rate is the one of this profile: tester',
  ),
  city: optionalValue(officeCity, 'the city of the office that the consultant belongs to: Lyon'),
  languages: optionalValue(
    z.array(spokenLanguage).min(1),
    'the languages that the consultant works in: ["fr", "en"]',
  ),
  status: optionalValue(z.enum(['employee', 'freelance']), '"employee" or "freelance"'),
  source,
});

export const consultantsSchema = uniqueOrEmpty(consultant, 'key', 'subject');

export type Consultant = z.infer<typeof consultant>;

/** The consultant profiles, in the order they are shown. Their translations are in `locales/<language>/consultants.json`. */
export const consultants = parseContent('content/consultants.json', consultantsSchema, json);
