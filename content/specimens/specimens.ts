import { z } from 'zod';
import { key, sitePath, translatedKey, uniqueOrEmpty } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './specimens.json';

/** content/specimens/specimens.json: the specimens that the site shows, each with its page. The list may be empty. */
export const specimensSchema = uniqueOrEmpty(
  z.strictObject({
    key: translatedKey({ superset: ['specimens:names.*'] }, key),
    path: sitePath,
  }),
  'key',
  'path',
);

/** The specimens, in the order in which a project produces them. Their translations are in `specimens.json`. */
export const specimens = parseContent('content/specimens/specimens.json', specimensSchema, json);
