import { z } from 'zod';
import { entryOf } from '../locales/entryOf.ts';
import { date, distinctOrNone, key, source, text, webAddress } from './fields.ts';
import { allOffices } from './offices.ts';
import { parseFacts } from './parseFacts.ts';
import json from './positions.json';

const position = z
  .strictObject({
    key,
    city: text.describe('the city of one of content/offices.json'),
    /** The values of schema.org's `employmentType` that Google's JobPosting documentation lists. */
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
    minimumExperienceYears: z.int().min(0).max(40).describe('whole years without quotes: 5'),
    datePosted: date,
    validThrough: date,
    applyUrl: webAddress,
    source,
  })
  .superRefine(({ datePosted, validThrough }, context) => {
    if (datePosted < validThrough) return;
    context.addIssue({
      code: 'custom',
      path: ['validThrough'],
      message: `must be later than datePosted, ${datePosted}`,
    });
  });

/** content/positions.json: the open positions. */
export const positionsSchema = distinctOrNone(position, 'key', 'applyUrl');

const addresses = allOffices.map(({ address }) => address);

/** The open positions, in the order they are shown; their words are in `careers.json`. */
export const positions = parseFacts('content/positions.json', positionsSchema, json).map((position) => ({
  ...position,
  country: entryOf(addresses, position.city, 'content/offices.json', 'city').country,
}));

export type Position = (typeof positions)[number];

/** What `careers.json` says of a position. */
export interface PositionWords {
  key: string;
  title: string;
  department: string;
  description: string;
}
