import { expect, test, vi } from 'vitest';
import { assertValid } from '../../../../scripts/check/checkProject.ts';
import { parseJsonFile } from '../../../../scripts/check/files.ts';
import { launchPoints } from '../../../../scripts/check/launchPoints.ts';
import { examples, leftToWrite, toFillIn, unsourcedDigits } from '../../../../scripts/check/sources.ts';
import { loadSettings } from '../../../../scripts/settings.ts';

const stated = (text: string, key = 'home:lead') =>
  /states ("[^"]*")/.exec(unsourcedDigits(text, key, ['home:*.picture', 'legal:*']) ?? '')?.[1];

test.each([
  ['Plus de 50 spécialistes', '"50"'],
  ['99,9 % de satisfaction', '"99,9"'],
  ['{{figures.projects}} projets, 12 au moins', '"12"'],
])('%s states %s', (text, digits) => expect(stated(text)).toBe(digits));

test.each([
  '{{figures.projects}} projets, {{numbers.projects}} au moins',
  'Accessibilité WCAG 2.2 AA, ISO/IEC 25010, ETSI EN 303 645, NIS 2',
  'S/4HANA, W3C, web3, k6, p95, au 95e centile',
])('%s states no figure', (text) => expect(stated(text)).toBeUndefined());

test('a part of the words has one source, or one reason, for all its digits', () => {
  expect(stated('99 %', 'home:cloud.picture.items[0]')).toBeUndefined();
  expect(stated('99 %', 'home:cloud.lead')).toBe('"99"');
  expect(stated('article 12', 'legal:lead')).toBeUndefined();
});

test('what is an example, left to write or to fill in is noted for the launch', () => {
  const sources = [{ words: 'home:*.picture', source: 'example' }];
  const facts = {
    phone: '+33',
    offices: [{ address: { street: '0 rue' } }],
    placeholders: ['phone', 'address.street'],
  };
  const notes = [
    ...examples(parseJsonFile('content/sources.json', JSON.stringify(sources, null, 2))),
    ...toFillIn(parseJsonFile('content/a.json', JSON.stringify(facts, null, 2))),
    ...leftToWrite({ path: 'locales/fr/a.json', text: '{\n  "a": "[…] fr/home a"\n}' }),
  ];
  expect(notes.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
    '4 note [0].source of home:*.picture is an example',
    '2 note phone is "+33"',
    '6 note offices[0].address.street is "0 rue"',
    '2 note is left to write: fr/home a',
  ]);
});

test('a build for the launch stops at what is an example', { timeout: 60_000 }, async () => {
  vi.stubEnv('LAUNCH', '1');
  await expect(assertValid('.')).rejects.toThrow('is an example');
  vi.unstubAllEnvs();
});

const ready = {
  toFillIn: [],
  origin: 'https://www.site.test',
  settings: loadSettings({
    FORM_ENDPOINT: 'https://forms.example',
    CONTACT_FORM_ID: 'a',
    COMMUNITY_FORM_ID: 'b',
    CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js',
    CAPTCHA_SITE_KEY: 'key',
    CHAT_FUNCTION_URL: 'https://chat.example/chat-with-ai',
    CHAT_PUBLIC_KEY: 'public',
  }).public,
  expiries: { 'The position "qa"': '2027-01-31' },
  isFresh: true,
  today: '2026-11-22',
};
const red = (input: Parameters<typeof launchPoints>[0]) =>
  Object.entries(launchPoints(input)).flatMap(([name, open]) => (open.length > 0 ? name : []));

test('is all green where nothing is left to do', () => {
  expect(red(ready)).toEqual([]);
});

test.each([
  ['Facts', { toFillIn: ['content/company.json:3  street is …'] }],
  ['Address', { origin: 'https://www.site.example' }],
  ['Services', { settings: loadSettings({}).public }],
  ['Dates', { today: '2027-02-01' }],
  ['Build', { isFresh: false }],
])('%s is red, and alone', (name, fault) => {
  expect(red({ ...ready, ...fault })).toEqual([name]);
});
