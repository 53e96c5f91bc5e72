import { z } from 'zod';
import { entryOf } from './entryOf.ts';
import { exampleSource, unique } from './fields.ts';
import { parseContent } from './parseContent.ts';
import json from './sources.json';

const statement = z.strictObject({
  keys: z
    .string()
    .regex(/^\w+:[\w*-]+(?:\.[\w*-]+)*$/)
    .describe(
      'a translation file and a key or a group in it: home:sheet; * is every key of a group: domains:*.picture',
    ),
  source: exampleSource,
});

/** content/sources.json: the translations that contain a factual claim, each with its attribution. */
export const sourcesSchema = unique(statement, 'keys');

/** The launch check lists entries whose source is `example`. Pages show the example badge where a reader could take the text for real. */
export const sources = parseContent('content/sources.json', sourcesSchema, json);

/** @returns whether the source of an entry (`domains:*.picture`) is `example` @throws Error if content/sources.json lacks the entry */
export function isExample(keys: string): boolean {
  return entryOf(sources, keys, 'content/sources.json', 'keys').source === 'example';
}
