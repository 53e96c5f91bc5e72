import { expect, test } from 'vitest';
import { z } from 'zod';
import { company } from '../../../../content/company.ts';
import { date, email, exampleSource, sitePath, unique } from '../../../../content/fields.ts';
import { defaultLanguage, languages, urlOf } from '../../../../content/languages.ts';
import { decodeText, readJsonFile } from '../../../../renderer/content/readTextFile.ts';
import { assertValid } from '../../../../scripts/check/checkProject.ts';
import { dates } from '../../../../scripts/check/dates.ts';
import { parseJsonFile } from '../../../../scripts/check/jsonFile.ts';
import { examples, toFillIn, unfinishedTexts } from '../../../../scripts/check/launchList.ts';
import { schemaProblems } from '../../../../scripts/check/schemaProblems.ts';

const fileOf = (content: unknown) =>
  parseJsonFile({ path: 'content/a.json', text: JSON.stringify(content, null, 2) });

test('a message ends with what the schema says to write; a missing field is reported at the line of its object, an empty list at its own line', () => {
  const person = z.strictObject({ email, age: z.int().min(18).describe('whole years: 40') });
  const schema = z.strictObject({ people: unique(person, 'email') });
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
  // A "last" day warns once it is over, a "past" day while it is to come, a "renewed" day unless it is 45 days to a year ahead.
  ['last', '2026-11-01', '2026-10-15', []],
  ['last', '2026-11-01', '2026-12-01', ['warning']],
  ['past', '2026-10-01', '2026-09-01', ['warning']],
  ['renewed', '2027-10-31', '2026-11-22', []],
  ['renewed', '2027-10-31', '2027-10-01', ['warning']],
  ['renewed', '2027-10-31', '2026-09-01', ['warning']],
] as const)('a date whose time is "%s", %s, checked on %s', (time, day, today, severities) => {
  const schema = unique(z.strictObject({ day: z.iso.date().optional().meta({ time }) }), 'day');
  expect(dates(fileOf([{ day }]), schema, today).map(({ severity }) => severity)).toEqual(severities);
});

test('a key that is written twice is reported with both lines, at any depth', () => {
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

test('a byte order mark and the carriage returns of Windows are removed; the message about another encoding asks for UTF-8', () => {
  expect(decodeText(Buffer.from('\ufeff{"é": 1}\r\n'))).toBe('{"é": 1}\n');
  const other = { path: 'content/trial.json', text: decodeText(Buffer.from('{"é": 1}', 'utf16le')) };
  expect(parseJsonFile(other).problems[0]?.message).toMatch(/Save the file as UTF-8\.$/);
});

test('an error about a JSON file that cannot be parsed names the file', () => {
  expect(() => readJsonFile('README.md')).toThrow(/^README\.md cannot be read /);
});

test('the path of a page is written without the prefix of a language, which is added where the path is shown', () => {
  const paths = ['/', '/services/cloud'];
  const prefixed = languages
    .filter(({ code }) => code !== defaultLanguage)
    .flatMap(({ code }) => paths.map((each) => urlOf(code, each)));
  expect([...paths, ...prefixed].filter((each) => sitePath.safeParse(each).success)).toEqual(paths);
});

test('the launch list names examples, texts left to write, and shipped values that the owner must replace', () => {
  const file = (path: string, value: object) => parseJsonFile({ path, text: JSON.stringify(value, null, 2) });
  const stamped = z.array(z.object({ keys: z.string(), source: exampleSource }));
  const illustrations = [{ keys: 'home:*.picture', source: 'example' }];
  const content = {
    phone: '+33 1 99 00 00 00',
    // Not a number reserved for fiction, so it counts as a real one.
    mobile: '+33 6 12 34 56 78',
    updated: '2026-11-23',
    offices: [{ address: { street: '0 rue de l’Exemple' }, email: 'lyon@eprouva.example' }],
  };
  const shipped = z.object({ updated: date.meta({ shipped: '2026-11-23' }) });
  const notes = [
    // An example in a file without a schema is a `todo`. If the schema says that pages mark examples with a badge, it is a `question`.
    ...examples(file('content/a.json', illustrations)),
    ...examples(file('content/a.json', illustrations), stamped),
    ...toFillIn(file('content/a.json', content), shipped),
    ...unfinishedTexts({ path: 'locales/fr/a.json', text: '{\n  "a": "[…] fr/home a"\n}' }),
  ];
  expect(notes.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
    '4 todo [0].source of home:*.picture is an example',
    '4 question [0].source of home:*.picture is an example, which the pages mark with a badge',
    '2 todo phone is "+33 1 99 00 00 00"',
    '8 todo offices[0].address.street is "0 rue de l’Exemple"',
    '10 todo offices[0].email is "lyon@eprouva.example"',
    '4 todo updated is "2026-11-23"',
    '2 todo is left to write: fr/home a',
  ]);
});

test('a release is refused while a shipped value must be replaced, and the message names --preview', {
  // The test reads and checks the whole project.
  timeout: 60_000,
}, async () => {
  // An owner may have given a real address. The release may then be refused for another reason, or not at all.
  const hasShippedOrigin = /\.example$/.test(company.origin);
  const isRelease = true;
  const release = assertValid('.', isRelease);
  await (hasShippedOrigin
    ? expect(release).rejects.toThrow(/origin is ".*\.example"[\s\S]*--preview/)
    : release.catch(({ message }) => expect(message).not.toContain('origin')));
});
