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

/**
 * The attribution of what translations state themselves. `npm run check -- --launch` lists the examples, and pages show the badge on those
 * that a visitor could take for true (`isExample`). Figures and content have a source of their own.
 */
export const sourcesSchema = distinct(statement, 'words');

/**
 * The attribution of what translations state themselves; the figures that they quote have a source in `figures.json`. `npm run check
 * -- --launch` lists the examples among them, and `tests/unit/content/commitments.test.ts` takes no time of an example for a commitment. Pages
 * show the example badge on those that a visitor could take for true (`isExample`). Content with a source of its own, such as a position,
 * is not listed here.
 */
export const sources = parseFacts('content/sources.json', sourcesSchema, json);

/** @returns whether an entry, `domains:*.picture`, is an example, on which the page shows the badge; an error where it has no attribution */
export function isExample(words: string): boolean {
  return entryOf(sources, words, 'content/sources.json', 'words').source === 'example';
}
