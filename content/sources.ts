import { z } from 'zod';
import { entryOf } from './entryOf.ts';
import { distinct, stampedSource } from './fields.ts';
import { parseFacts } from './parseFacts.ts';
import json from './sources.json';

const statement = z.strictObject({
  words: z
    .string()
    .regex(/^\w+:[\w*-]+(?:\.[\w*-]+)*$/)
    .describe('a file of words and a key or a group in it: home:sheet, domains:*.picture'),
  source: stampedSource,
});

/** content/sources.json: the parts of the words that state something themselves, each with who vouches for it. */
export const sourcesSchema = distinct(statement, 'words');

/** The party that vouches for statements of the words themselves; the figures that they quote have a source in `figures.json`. */
export const sources = parseFacts('content/sources.json', sourcesSchema, json);

/**
 * @param words a part of the words that states something itself: `careers:benefits`
 * @returns whether it is an example, which its page stamps
 * @throws Error when nobody vouches for it: an example must not lose its stamp with its entry
 */
export function isExample(words: string): boolean {
  return entryOf(sources, words, 'content/sources.json', 'words').source === 'example';
}
