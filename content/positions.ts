import { z } from 'zod';
import {
  addIssue,
  country,
  currency,
  exampleSource,
  key,
  lastDate,
  optionalValue,
  pastDate,
  translatedKey,
  uniqueOrEmpty,
  webUrl,
} from './fields.ts';
import { allOffices, type Office, officeCity } from './offices.ts';
import { parseContent } from './parseContent.ts';
import json from './positions.json';

const pay = z.number().min(1).describe('an amount before tax, without quotes: 45000');

const salary = z
  .strictObject({
    from: pay,
    to: pay,
    currency,
    /** The values of schema.org's `unitText` in Google's JobPosting documentation. */
    period: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).describe('what the amount is paid for: YEAR'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is less than "from"' });

const position = z
  .strictObject({
    key: translatedKey({ equal: ['careers:positions.items.*.key', 'positions:items.*.key'] }, key),
    city: officeCity,
    /** The values of schema.org's `employmentType` in Google's JobPosting documentation. */
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'])
      .describe('the kind of contract: FULL_TIME'),
    minimumExperienceYears: z.int().min(0).max(40).describe('whole years without quotes: 5'),
    datePosted: pastDate,
    validThrough: lastDate,
    applyUrl: webUrl,
    /** Directive (EU) 2023/970, article 5: candidates must learn the salary range before the first interview. */
    salary: optionalValue(salary, 'the range of the pay before tax: from, to, currency, period'),
    remoteDays: optionalValue(
      z.int().min(0).max(5),
      'how many days of a week are worked from home, without quotes: 2; 5 where all are',
    ),
    contractCountry: optionalValue(country, 'the country whose law the contract is under: FR, TN'),
    source: exampleSource,
  })
  .superRefine(({ datePosted, validThrough }, context) => {
    if (datePosted >= validThrough) {
      addIssue(context, ['validThrough'], `must be later than datePosted, ${datePosted}`);
    }
  });

export const positionsSchema = uniqueOrEmpty(position, 'key', 'applyUrl');

/** All positions, in the order they are shown. `careers.json` has their translations for the list, `positions.json` for their own pages. */
export const positions = parseContent('content/positions.json', positionsSchema, json).map((position) => {
  // The schema guarantees that the office exists.
  const office = allOffices.find(({ address }) => address.city === position.city) as Office;
  // The position `seniorQa` has the path `/careers/senior-qa`.
  const slug = position.key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { ...position, slug, path: `/careers/${slug}`, office };
});

export type Position = (typeof positions)[number];
