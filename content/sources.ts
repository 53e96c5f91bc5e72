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

/** content/sources.json: the translations that state a fact themselves, each with its attribution. */
export const sourcesSchema = unique(statement, 'keys');

/** The attribution of statements in translations. The launch check lists examples; pages show the example badge on those that seem real. */
export const sources = parseContent('content/sources.json', sourcesSchema, json);

/**
 * @returns whether the source of an entry such as `domains:*.picture` is `example`
 * @throws Error when content/sources.json has no such entry
 */
export function isExample(keys: string): boolean {
  return entryOf(sources, keys, 'content/sources.json', 'keys').source === 'example';
}
