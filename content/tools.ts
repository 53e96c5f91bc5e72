import { z } from 'zod';
import { key, text, translatedKey, unique } from './fields.ts';
import { parseContent } from './parseContent.ts';
import json from './tools.json';

const tool = z.strictObject({
  key,
  name: text.describe('the tool, as its makers call it: Playwright'),
  licence: z
    .union([text, z.null()])
    .describe('an SPDX licence such as "MIT", or null without quotes for a commercial one'),
  writtenIn: z.array(text).min(1).describe('the languages that tests are written in: ["Java", "Kotlin"]'),
});

/** content/tools.json: the tools that pages name. */
export const toolsSchema = z.strictObject({
  automation: unique(
    tool.extend({ key: translatedKey({ equal: ['automatedTesting:tools.items.*'] }, key) }),
    'key',
    'name',
  ),
  performance: unique(
    tool.extend({ key: translatedKey({ equal: ['performanceTesting:tools.items.*'] }, key) }),
    'key',
    'name',
  ),
});

export const tools = parseContent('content/tools.json', toolsSchema, json);
