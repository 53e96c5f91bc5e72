import { z } from 'zod';
import { source, text, uniqueOrEmpty } from './fields.ts';
import { languages } from './languages.ts';
import { parseContent } from './parseContent.ts';
import { optionalCategories } from './storedItems.ts';
import json from './thirdParties.json';

/** Matches an HTTPS URL, or a domain with `*.` for all its hosts. */
const host = /^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:\/[\w./%~-]*)?$/;
const socket = /^wss:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:\/[\w./%~-]*)?$/;
const data = /^data:$/;
const blob = /^blob:$/;
const digest = /^'sha(?:256|384|512)-[\w+/]+=*'$/;

/** @returns the schema for the sources of a policy directive: URLs, and other sources that match one of `kinds` */
function sourceExpressions(description: string, ...kinds: readonly RegExp[]) {
  return z
    .array(
      z.string().refine((text) => [host, ...kinds].some((kind) => kind.test(text)), `must be ${description}`),
    )
    .describe(description)
    .optional();
}

const policy = z.strictObject({
  'script-src': sourceExpressions(
    'an address or all hosts of a domain: https://stats.example.org/, https://*.example.org',
  ),
  'connect-src': sourceExpressions('addresses, also wss://', socket),
  'img-src': sourceExpressions('addresses, data: or blob:', data, blob),
  'media-src': sourceExpressions('addresses, data: or blob:', data, blob),
  'font-src': sourceExpressions('addresses or data:', data),
  'style-src': sourceExpressions(
    "addresses, or the digest of a <style> that its script writes: 'sha256-…'",
    digest,
  ),
  'frame-src': sourceExpressions('addresses'),
  'worker-src': sourceExpressions('addresses or blob:', blob),
});

const storedName = z
  .string()
  .regex(/^[^\s;=*]+\*?$/)
  .describe('the name of a cookie or a key; a "*" at its end stands for anything: _st, _st_*');

const entry = z.strictObject({
  name: text.describe('the company or the service, as it calls itself'),
  provider: text.describe('who answers for it, and where: Example Ltd, Dublin'),
  category: z
    .enum([...optionalCategories, 'exempt'])
    .describe('the consent that a visitor gives or refuses; "exempt" where the law asks for none'),
  decision: text
    .describe('for "exempt" alone: who decided that no consent is needed, when, and on what ground')
    .optional(),
  settings: z
    .record(z.string().regex(/^[a-z_$][\w$]*$/i), z.json())
    .describe('global objects that its scripts find when they run: { "_paq": [["trackPageView"]] }')
    .optional(),
  scripts: z
    .array(
      z
        .string()
        .regex(
          /^(?:https:\/\/[^\s;,#]+|\/[\w-][\w./-]*\.js)$/,
          'must be an address, https://…, or a file of public/, such as /tools/start.js',
        ),
    )
    .describe(
      'its scripts, in the order in which they run: https://…, or a file of public/, such as /tools/start.js',
    ),
  attributes: z
    .record(z.string().regex(/^[a-z][\w-]*$/), z.string())
    .describe('attributes of its scripts, by name')
    .optional(),
  policy: policy.optional(),
  /** If it is true for one third party, no page requires Trusted Types (`contentSecurityPolicy.ts`). */
  writesHtml: z.literal(true).optional().describe('true where Trusted Types refuse what its script writes'),
  purpose: z
    .record(
      z.enum(languages.map(({ code }) => code)),
      text.describe('what it is for, in a sentence of that language'),
    )
    .describe('what it is for, in each language: { "fr": "…", "en": "…" }'),
  /** The cookies and keys that the third party writes. Without `days`, they last until the tab or the browser is closed. */
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

const thirdParty = entry.refine(
  ({ category, decision }) => (category === 'exempt') === (decision !== undefined),
  {
    path: ['decision'],
    message: 'belongs to the category "exempt", which needs it: who decided, when, and on what ground',
  },
);

export const thirdPartiesSchema = uniqueOrEmpty(thirdParty, 'name');

export type ThirdParty = z.output<typeof thirdParty>;

/** The third-party scripts. Loading, consent, the content security policy and the cookie policy all use this list. */
export const thirdParties = parseContent('content/thirdParties.json', thirdPartiesSchema, json);
