import { expect, test, vi } from 'vitest';
import { assertValid } from '../../../../scripts/check/checkProject.ts';
import { parseJsonFile } from '../../../../scripts/check/files.ts';
import { examples, leftToWrite, toFillIn, unsourcedDigits } from '../../../../scripts/check/sources.ts';
import { wordFile } from '../../../../scripts/check/words.ts';

const sources = parseJsonFile(
  'content/sources.json',
  '[\n  { "words": "home:*.picture", "source": "example" },\n  { "words": "legal:*", "reason": "a legal text" }\n]',
);
const stated = (words: object, file = 'home') =>
  unsourcedDigits(wordFile(`locales/fr/${file}.json`, JSON.stringify(words)), sources).map(
    ({ message }) => /states ("[^"]*")/.exec(message)?.[1],
  );

test.each([
  ['Plus de 50 spécialistes', '"50"'],
  ['99,9 % de satisfaction', '"99,9"'],
  ['{{figures.projects}} projets, 12 au moins', '"12"'],
])('%s states %s', (text, digits) => expect(stated({ lead: text })).toEqual([digits]));

test.each([
  '{{figures.projects}} projets, {{numbers.projects}} au moins',
  'Accessibilité WCAG 2.2 AA, ISO/IEC 25010, ETSI EN 303 645, NIS 2',
  'S/4HANA, W3C, web3, k6, p95, au 95e centile',
])('%s states no figure', (text) => expect(stated({ lead: text })).toEqual([]));

test('a part of the words has one source, or one reason, for all its digits', () => {
  expect(stated({ cloud: { picture: { items: ['99 %'] } } })).toEqual([]);
  expect(stated({ cloud: { lead: '99 %' } })).toEqual(['"99"']);
  expect(stated({ lead: 'article 12' }, 'legal')).toEqual([]);
});

test('what is an example, left to write or to fill in is noted for the launch', () => {
  const facts = {
    phone: '+33',
    offices: [{ address: { street: '0 rue' } }],
    placeholders: ['phone', 'address.street'],
  };
  const notes = [
    ...examples(sources),
    ...toFillIn(parseJsonFile('content/a.json', JSON.stringify(facts, null, 2))),
    ...leftToWrite({ path: 'locales/fr/a.json', text: '{\n  "a": "[…] fr/home a"\n}' }),
  ];
  expect(notes.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
    '2 note home:*.picture is an example',
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
