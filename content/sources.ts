import { z } from 'zod';
import { entryOf } from './entryOf.ts';
import { distinct, stampedSource } from './fields.ts';
import { parseFacts } from './parseFacts.ts';
import json from './sources.json';

const statement = z.strictObject({
  words: z
    .string()
    .regex(/^\w+:[\w*-]+(?:\.[\w*-]+)*$/)
    .describe(
      'a file of words and a key or a group in it: home:sheet; * is every key of a group: domains:*.picture',
    ),
  source: stampedSource,
});

/** content/sources.json: the parts of the words that state something themselves, each with who vouches for it. */
export const sourcesSchema = distinct(statement, 'words');

/**
 * The party that vouches for statements of the words themselves; the figures that they quote have a source in `figures.json`. `npm run check
 * -- --launch` lists the examples among them, and `tests/unit/content/promises.test.ts` takes no time of an example for a promise. Pages
 * stamp those that a visitor could take for true (`isExample`); what is stamped by its own facts, such as a position, is not asked for here.
 */
export const sources = parseFacts('content/sources.json', sourcesSchema, json);

/**
 * @param words an entry as it stands in the list, with its `*`: `careers:benefits`, `domains:*.picture`
 * @returns whether it is an example, which the page that asks stamps
 * @throws Error when nobody vouches for it: an example must not lose its stamp with its entry
 */
export function isExample(words: string): boolean {
  return entryOf(sources, words, 'content/sources.json', 'words').source === 'example';
}
