import { expect, test } from 'vitest';
import { z } from 'zod';
import { company } from '../../../../content/company.ts';
import { date, distinct, email, sitePath, stampedSource } from '../../../../content/fields.ts';
import { defaultLanguage, languages, urlOf } from '../../../../content/languages.ts';
import { readJsonFile, textOf } from '../../../../renderer/facts/readTextFile.ts';
import { assertValid } from '../../../../scripts/check/checkProject.ts';
import { dates, schemaProblems } from '../../../../scripts/check/facts.ts';
import { parseJsonFile } from '../../../../scripts/check/files.ts';
import { examples, leftToWrite, toFillIn } from '../../../../scripts/check/launchList.ts';

const fileOf = (facts: unknown) =>
  parseJsonFile({ path: 'content/a.json', text: JSON.stringify(facts, null, 2) });

test('the advice of a schema is found in lists of distinct entries, and what is missing has the line of its group', () => {
  const person = z.strictObject({ email, age: z.int().min(18).describe('whole years: 40') });
  const schema = z.strictObject({ people: distinct(person, 'email') });
  const messages = (people: object[]) =>
    schemaProblems(fileOf({ people }), schema).map(({ line, message }) => `${line}: ${message}`);
  expect(messages([{ email: 'x', age: 3 }])).toEqual([
    '4: people[0].email is "x", which does not fit. Write an address such as contact@company.example.',
    '5: people[0].age is 3, below 18. Write whole years: 40.',
  ]);
  expect(messages([{ email: 'a@b.example' }])).toEqual([
    '3: people[0].age is missing. Write whole years: 40.',
  ]);
  expect(messages([])).toEqual(['2: people has too few entries, 0 of at least 1.']);
});

test.each([
  ['last', '2026-11-01', '2026-10-15', []],
  ['last', '2026-11-01', '2026-12-01', ['warning']],
  ['past', '2026-10-01', '2026-09-01', ['warning']],
  ['renewed', '2027-10-31', '2026-11-22', []],
  ['renewed', '2027-10-31', '2027-10-01', ['warning']],
  ['renewed', '2027-10-31', '2026-09-01', ['warning']],
])('a %s day, %s, seen on %s', (time, date, today, severities) => {
  const schema = distinct(z.strictObject({ day: z.iso.date().optional().meta({ time }) }), 'day');
  expect(dates(fileOf([{ day: date }]), schema, today).map(({ severity }) => severity)).toEqual(severities);
});

test('a key that is written twice is told with both lines, at any depth', () => {
  const text = '{\n  "a": [{\n    "b": 1,\n    "c": 2,\n    "b": 3\n  }]\n}';
  expect(parseJsonFile({ path: 'content/a.json', text }).problems).toEqual([
    {
      file: 'content/a.json',
      line: 5,
      severity: 'error',
      message:
        'a[0].b is written twice, here and in line 3: only this one would count. Remove one, or give it another key.',
    },
  ]);
});

test('a byte order mark and the line ends of Windows are read, another encoding is named', () => {
  expect(textOf(Buffer.from('\ufeff{"é": 1}\r\n'))).toBe('{"é": 1}\n');
  const other = { path: 'content/trial.json', text: textOf(Buffer.from('{"é": 1}', 'utf16le')) };
  expect(parseJsonFile(other).problems[0]?.message).toMatch(/Save the file as UTF-8\.$/);
});

test('a JSON file that cannot be read is named', () => {
  expect(() => readJsonFile('README.md')).toThrow(/^README\.md cannot be read /);
});

test('a page of this site is named without language: its own is added where it is shown', () => {
  const paths = ['/', '/services/cloud'];
  const prefixed = languages
    .filter(({ code }) => code !== defaultLanguage)
    .flatMap(({ code }) => paths.map((each) => urlOf(code, each)));
  expect([...paths, ...prefixed].filter((each) => sitePath.safeParse(each).success)).toEqual(paths);
});

test('what is an example, left to write or shipped in the place of a fact is noted for the launch', () => {
  const file = (path: string, value: object) => parseJsonFile({ path, text: JSON.stringify(value, null, 2) });
  const stamped = z.array(z.object({ words: z.string(), source: stampedSource }));
  const illustrations = [{ words: 'home:*.picture', source: 'example' }];
  const facts = {
    phone: '+33 1 99 00 00 00',
    mobile: '+33 6 12 34 56 78',
    updated: '2026-11-23',
    offices: [{ address: { street: '0 rue de l’Exemple' }, email: 'lyon@eprouva.example' }],
  };
  const shipped = z.object({ updated: date.meta({ shipped: '2026-11-23' }) });
  const notes = [
    ...examples(file('content/a.json', illustrations)),
    ...examples(file('content/a.json', illustrations), stamped),
    ...toFillIn(file('content/a.json', facts), shipped),
    ...leftToWrite({ path: 'locales/fr/a.json', text: '{\n  "a": "[…] fr/home a"\n}' }),
  ];
  expect(notes.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
    '4 note [0].source of home:*.picture is an example',
    '4 question [0].source of home:*.picture is an example, which the pages stamp',
    '2 note phone is "+33 1 99 00 00 00"',
    '4 note updated is "2026-11-23"',
    '8 note offices[0].address.street is "0 rue de l’Exemple"',
    '10 note offices[0].email is "lyon@eprouva.example"',
    '2 note is left to write: fr/home a',
  ]);
});

test('a release stops at what stands for a fact, and says how to look at it all the same', {
  timeout: 60_000,
}, async () => {
  const hasShippedFacts = /\.example$/.test(company.origin);
  const release = assertValid('.', true);
  await (hasShippedFacts
    ? expect(release).rejects.toThrow(/origin is ".*\.example"[\s\S]*--preview/)
    : release.catch(({ message }) => expect(message).not.toContain('origin')));
});
