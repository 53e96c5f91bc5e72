import { z } from 'zod';
import { distinctOrNone, key, keyWithWords, sitePath } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './specimens.json';

/** content/specimens/specimens.json: the sample documents that are shown, each with its page. The list may be empty. */
export const specimensSchema = distinctOrNone(
  z.strictObject({
    key: keyWithWords({ among: ['specimens:names.*'] }, key),
    path: sitePath,
  }),
  'key',
  'path',
);

/** The sample documents, in the order in which an assignment produces them. Their texts are in `locales/<language>/specimens.json`. */
export const specimens = parseContent('content/specimens/specimens.json', specimensSchema, json);
