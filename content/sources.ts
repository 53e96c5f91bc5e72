import { z } from 'zod';
import { entryOf } from './entryOf.ts';
import { distinct, exampleSource } from './fields.ts';
import { parseContent } from './parseContent.ts';
import json from './sources.json';

const statement = z.strictObject({
  words: z
    .string()
    .regex(/^\w+:[\w*-]+(?:\.[\w*-]+)*$/)
    .describe(
      'a file of words and a key or a group in it: home:sheet; * is every key of a group: domains:*.picture',
    ),
  source: exampleSource,
});

/** content/sources.json: the parts of the translations that state something themselves, each with its attribution. */
export const sourcesSchema = distinct(statement, 'words');

/** The attribution of what translations state themselves: the launch list shows examples, and pages stamp those that could be taken for true. */
export const sources = parseContent('content/sources.json', sourcesSchema, json);

/** @returns whether an entry, `domains:*.picture`, is an example, on which the page shows the badge; an error where it has no attribution */
export function isExample(words: string): boolean {
  return entryOf(sources, words, 'content/sources.json', 'words').source === 'example';
}
