import { z } from 'zod';
import { distinct, source } from './fields.ts';
import { parseFacts } from './parseFacts.ts';
import json from './sources.json';

const statement = z
  .strictObject({
    words: z
      .string()
      .regex(/^\w+:[\w*-]+(?:\.[\w*-]+)*$/)
      .describe('a file of words and a key or a group in it: home:sheet, domains:*.picture'),
    source: source.optional(),
    reason: z
      .string()
      .min(1)
      .optional()
      .describe('why the digits there claim nothing of the company: a legal text'),
  })
  .refine(({ source, reason }) => (source === undefined) !== (reason === undefined), {
    message: 'needs either a source, or a reason why it claims nothing',
  });

/**
 * content/sources.json: the parts of the words that state digits themselves. Each has the `source` that vouches for them, or the
 * `reason` for which they claim nothing of the company.
 */
export const sourcesSchema = distinct(statement, 'words');

/** Who vouches for what the words themselves state; figures that they quote have their source in `figures.json`. */
export const sources = parseFacts('content/sources.json', sourcesSchema, json);
