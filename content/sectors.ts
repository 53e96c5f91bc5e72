import { z } from 'zod';
import { caseStudies } from './caseStudies.ts';
import { distinct, key, nameIn, sitePath, text } from './fields.ts';
import { parseFacts } from './parseFacts.ts';
import json from './sectors.json';

const sector = z.strictObject({
  key,
  services: z.array(sitePath).min(1).describe('the pages of the services that fit best'),
  norms: z.array(text).min(1).optional().describe('norms that pages of this site name: WCAG, DORA'),
  /** The case study that fits. */
  example: nameIn(
    'content/caseStudies.json',
    caseStudies.map(({ key }) => key),
  ).optional(),
});

/** content/sectors.json: the trades that visitors name. What they call one is in `content/chat/<language>/sectors.json`. */
export const sectorsSchema = distinct(sector, 'key');

/** The trades that visitors name, with what is true of each. */
export const sectors = parseFacts('content/sectors.json', sectorsSchema, json);
