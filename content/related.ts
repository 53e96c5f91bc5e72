import { z } from 'zod';
import { distinct, key, keyWithWords, sitePath } from './fields.ts';
import { parseFacts } from './parseFacts.ts';
import json from './related.json';

const relation = z.strictObject({
  key: keyWithWords({ own: ['related:items.*.key'] }, key),
  from: sitePath,
  to: sitePath,
});

/** content/related.json: which page leads to which, because of what they are about. */
export const relatedSchema = distinct(relation, 'key');

/** The relations between pages, in the order they are shown; titles and reasons are in `related.json`. */
export const relations = parseFacts('content/related.json', relatedSchema, json);
