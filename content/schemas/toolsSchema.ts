import { z } from 'zod';
import { distinct, key, text } from './fields.ts';

const tool = z.strictObject({
  id: key,
  name: text,
  licence: z
    .union([text, z.null()])
    .describe('an SPDX licence such as "MIT", or null without quotes for a commercial one'),
  writtenIn: z.array(text).min(1).describe('the languages that tests are written in: ["Java", "Kotlin"]'),
});

/** content/tools.json: the tools that pages name. */
export const toolsSchema = z.strictObject({
  automation: distinct(tool, 'id', 'name'),
  performance: distinct(tool, 'id', 'name'),
});
