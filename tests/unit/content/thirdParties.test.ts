import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../../content/languages.ts';
import { thirdPartiesSchema } from '../../../content/thirdParties.ts';
import services from '../../../docs/thirdParties.json';
import { consentVersionOf } from '../../../renderer/content/consentVersion.ts';
import { publicSettings } from '../../../renderer/content/publicSettings.ts';
import { contentSecurityPolicy } from '../../../renderer/document/head/contentSecurityPolicy.ts';

/** The entry that docs/deploying.md shows. */
const [, text = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
const example = {
  ...JSON.parse(text),
  purpose: Object.fromEntries(languages.map(({ code }) => [code, 'Counts visits.'])),
};
const page = { script: '', stylesheet: '', settings: publicSettings, hasForm: false, hasChat: true };

test.each([
  { scripts: ['//count.example/a.js'] },
  { policy: { 'script-src': ['data:'] } },
  { policy: { 'style-src': ["'unsafe-inline'"] } },
  { policy: { 'object-src': ['https://a.example'] } },
  { category: 'exempt' },
  { decision: 'The owner, 1 May' },
  { policy: { 'connect-src': ['*'] } },
  { stores: [{ name: '*' }] },
  { purpose: {} },
])('an entry that allows too much or tells visitors too little is refused: %j', (problem) => {
  expect(thirdPartiesSchema.safeParse([{ ...example, ...problem }]).success).toBe(false);
});

test('the policy of a page adds what a third party needs, and nothing else', () => {
  const thirdParties = thirdPartiesSchema.parse([{ ...example, writesHtml: true }]);
  expect(contentSecurityPolicy({ ...page, thirdParties })).toBe(
    contentSecurityPolicy({ ...page, thirdParties: [] })
      .replace(/script-src [^;]*/, '$& https://stats.example.org/count.js')
      .replace(/connect-src [^;]*/, '$& https://stats.example.org')
      .replace(/img-src [^;]*/, '$& https://stats.example.org/pixel.gif')
      .replace(/;require-trusted-types-for [^;]*/, ''),
  );
});

test('a third party may need other schemes and directives than the example, and no consent', () => {
  const [parsed] = thirdPartiesSchema.parse([
    {
      ...example,
      category: 'exempt',
      decision: 'The managing director, 1 May 2026: measures the audience for us alone.',
      settings: { _paq: [['trackPageView'], ['setSiteId', 1]] },
      scripts: ['/tools/start.js', 'https://stats.example.org/count.js?id=1'],
      policy: { 'connect-src': ['wss://*.example.org'], 'worker-src': ['blob:'], 'img-src': ['data:'] },
    },
  ]);
  const policy = contentSecurityPolicy({ ...page, thirdParties: parsed ? [parsed] : [] });
  expect(policy).toMatch(/script-src 'self' \S+ https:\/\/stats\.example\.org\/count\.js;/);
  expect(policy).toContain("connect-src 'self' wss://*.example.org;");
  expect(policy).toContain('worker-src blob:');
  expect(consentVersionOf(parsed ? [parsed] : [])).toBe(consentVersionOf([]));
});

test.each(services)('the entry of docs/thirdParties.json for $service can be used', ({ entry }) => {
  // The example supplies the fields that the entry leaves out, except `attributes` and `policy`, which differ by service.
  const { attributes, policy, ...others } = example;
  expect(thirdPartiesSchema.safeParse([{ ...others, ...entry }]).error).toBeUndefined();
});

test('visitors are asked again when something is loaded, and when it changes', () => {
  const versions = [[], [example], [{ ...example, purpose: {} }]].map(consentVersionOf);
  expect(new Set(versions).size).toBe(3);
});
