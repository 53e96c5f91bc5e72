import { expect, test } from 'vitest';
import { z } from 'zod';
import { distinct, email, sitePath } from '../../../../content/fields.ts';
import { dates, schemaProblems } from '../../../../scripts/check/facts.ts';
import { decodeText, parseJsonFile } from '../../../../scripts/check/files.ts';
import { aliasTargets } from '../../../../scripts/check/references.ts';

const fileOf = (facts: unknown) => parseJsonFile('content/a.json', JSON.stringify(facts, null, 2));

test('the advice of a schema is found in lists of distinct entries, and what is missing has the line before it', () => {
  const person = z.strictObject({ email, age: z.int().min(18).describe('whole years: 40') });
  const schema = z.strictObject({ people: distinct(person, 'email') });
  const messages = (people: object[]) =>
    schemaProblems(fileOf({ people }), schema).map(({ line, message }) => `${line}: ${message}`);
  expect(messages([{ email: 'x', age: 3 }])).toEqual([
    '4: people[0].email is not well formed: the text "x". Write an address such as contact@eprouva.example.',
    '5: people[0].age must be at least 18, and 3 is written. Write whole years: 40.',
  ]);
  expect(messages([{ email: 'a@b.example' }])).toEqual([
    '4: people[0].age is missing. Write whole years: 40.',
  ]);
  expect(messages([])).toEqual(['2: people is empty.']);
});

test.each([
  ['/services/cloud', true],
  ['/', true],
  ['/services#security', true],
  ['services/cloud', false],
  ['/services/cloud/', false],
  ['https://www.eprouva.example/services', false],
])('%s is a path of the site: %s', (path, isOne) => {
  expect(sitePath.safeParse(path).success).toBe(isOne);
});

test.each([
  ['validThrough', '2026-11-01', '2026-10-15', []],
  ['validThrough', '2026-11-01', '2026-12-01', ['warning']],
  ['datePosted', '2026-10-01', '2026-09-01', ['warning']],
  ['securityTextExpires', '2027-10-31', '2026-11-22', []],
  ['securityTextExpires', '2027-10-31', '2027-10-01', ['warning']],
  ['securityTextExpires', '2027-10-31', '2027-10-31', ['error']],
  ['securityTextExpires', '2027-10-31', '2026-09-01', ['error']],
])('%s %s, seen on %s', (name, date, today, severities) => {
  expect(dates(fileOf({ [name]: date }), today).map(({ severity }) => severity)).toEqual(severities);
});

test('an alias shows a page, and takes no address of another', () => {
  const aliases = [
    { from: '/offre/web', to: '/services/clouds' },
    { from: '/services', to: '/services/cloud' },
    { from: '/a', to: '/' },
    { from: '/a', to: '/services' },
  ];
  const routes = new Set(['/', '/services', '/services/cloud']);
  expect(aliasTargets(aliases, routes).map(({ message }) => message)).toEqual([
    '"/offre/web" points to "/services/clouds", which is no page. Did you mean "/services/cloud"?',
    '"/services" is a page of its own. Remove the alias, or rename the page in pages/.',
    '"/a" is listed twice. Keep one of them.',
  ]);
});

test('a byte order mark and the line ends of Windows are read, another encoding is named', () => {
  expect(decodeText(Buffer.from('\ufeff{"é": 1}\r\n'))).toEqual({ text: '{"é": 1}\n' });
  expect(decodeText(Buffer.from('é', 'latin1')).fault).toMatch(/Latin-1.*Save it as UTF-8/);
  expect(decodeText(Buffer.from('\ufeff{}', 'utf16le')).fault).toMatch(/UTF-16/);
});
