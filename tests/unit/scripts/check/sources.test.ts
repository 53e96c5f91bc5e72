import { expect, test, vi } from 'vitest';
import { assertValid } from '../../../../scripts/check/checkProject.ts';
import { parseJsonFile } from '../../../../scripts/check/files.ts';
import { standIns } from '../../../../scripts/check/settings.ts';
import { examples, leftToWrite, toFillIn, unsourcedDigits } from '../../../../scripts/check/sources.ts';

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

test('a service that is a local stand-in is noted for the launch', () => {
  const variables = {
    FORM_ENDPOINT: 'https://forms.example',
    CHAT_FUNCTION_URL: '/functions/v1/chat-with-ai',
  };
  expect(standIns(variables).map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'note gives no address of a service as CAPTCHA_SCRIPT_URL.',
    'note gives no address of a service as CHAT_FUNCTION_URL.',
  ]);
});
