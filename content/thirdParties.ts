import { z } from 'zod';
import { distinctOrNone, source, text, webAddress } from './fields.ts';
import { languages } from './languages.ts';
import { parseFacts } from './parseFacts.ts';
import { optionalCategories } from './storedItems.ts';
import json from './thirdParties.json';

const directives = ['script-src', 'connect-src', 'img-src', 'style-src', 'font-src', 'frame-src'] as const;

const policySource = z
  .string()
  .regex(/^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:\/[\w./%~-]*)?$/)
  .describe('an address, or all hosts of a domain: https://stats.example.org/, https://*.example.org');

const storedName = z
  .string()
  .regex(/^[^\s;=*]+\*?$/)
  .describe('the name of a cookie or a key; a "*" at its end stands for anything: _st, _st_*');

const thirdParty = z.strictObject({
  name: text.describe('the company or the service, as it calls itself'),
  provider: text.describe('who answers for it, and where: Example Ltd, Dublin'),
  category: z.enum(optionalCategories).describe('the consent that a visitor gives or refuses'),
  script: webAddress.regex(/^[^;,#]+$/),
  attributes: z
    .record(z.string().regex(/^[a-z][\w-]*$/), z.string())
    .describe('attributes of its script, by name')
    .optional(),
  policy: z.partialRecord(z.enum(directives), z.array(policySource)).optional(),
  writesHtml: z.literal(true).optional().describe('true where Trusted Types refuse what its script writes'),
  purpose: z
    .record(
      z.enum(languages.map(({ code }) => code)),
      text.describe('what it is for, in a sentence of that language'),
    )
    .describe('what it is for, in each language: { "fr": "…", "en": "…" }'),
  /** For how many days; without a number, until the tab or the browser closes. */
  stores: z
    .array(
      z.strictObject({
        name: storedName,
        days: z
          .int()
          .min(1)
          .describe('how many days it stays, without quotes; left out where it goes with the tab')
          .optional(),
      }),
    )
    .describe('each cookie and key that it writes: [{ "name": "_st", "days": 390 }], or [] for none'),
  source,
});

export const thirdPartiesSchema = distinctOrNone(thirdParty, 'name', 'script');

export type ThirdParty = z.output<typeof thirdParty>;

/** The scripts of others: what loads them, lets them run and tells of them is made of this list alone. */
export const thirdParties = parseFacts('content/thirdParties.json', thirdPartiesSchema, json);
