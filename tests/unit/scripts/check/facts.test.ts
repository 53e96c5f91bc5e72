import { expect, test } from 'vitest';
import { z } from 'zod';
import { companySchema } from '../../../../content/company.ts';
import { consultantsSchema } from '../../../../content/consultants.ts';
import { distinct, email, sitePath } from '../../../../content/fields.ts';
import { officesSchema } from '../../../../content/offices.ts';
import { positionsSchema } from '../../../../content/positions.ts';
import { brokenReferences } from '../../../../scripts/check/facts/references.ts';
import { schemaIssues } from '../../../../scripts/check/facts/schemaIssues.ts';
import { toFillIn } from '../../../../scripts/check/facts/toFillIn.ts';
import { aliasTargets } from '../../../../scripts/check/links/aliasTargets.ts';
import { factLinks } from '../../../../scripts/check/links/factLinks.ts';
import { parseJsonFile } from '../../../../scripts/check/parseJsonFile.ts';
import type { Problem } from '../../../../scripts/check/problem.ts';

const fileOf = (facts: unknown, path = 'content/a.json') =>
  parseJsonFile(path, JSON.stringify(facts, null, 2));
const lines = (problems: Problem[]) => problems.map(({ line, message }) => `${line}: ${message}`);

const consultant = {
  key: 'data_tester',
  subject: 'Testeur Data',
  icon: 'database',
  experience: 4,
  availability: 'available',
  source: 'owner',
};
const position = {
  key: 'manager',
  city: 'Lyon',
  employmentType: 'FULL_TIME',
  minimumExperienceYears: 8,
  datePosted: '2026-10-12',
  validThrough: '2027-01-31',
  applyUrl: 'https://recrutement.eprouva.example/postes/manager-qa',
  service: '/services/engagement',
  source: 'example',
};

test('a figure written as text', () => {
  expect(lines(schemaIssues(fileOf([{ ...consultant, experience: '4+' }]), consultantsSchema))).toEqual([
    '6: [0].experience must be a number without quotes, and the text "4+" is written. Write whole years without quotes: 5.',
  ]);
});

test('a value misspelt, one out of its list', () => {
  const { icon, ...rest } = consultant;
  const facts = [{ ...rest, icone: icon, availability: 'busy' }];
  expect(lines(schemaIssues(fileOf(facts), consultantsSchema))).toEqual([
    '6: [0].availability must be "available", and the text "busy" is written.',
    '8: [0].icone is unknown. Did you mean "icon"?',
  ]);
});

test('two entries of one key', () => {
  expect(lines(schemaIssues(fileOf([consultant, consultant]), consultantsSchema))).toEqual([
    '11: [1].key is the same as that of [0]: no two entries may share it. Write small letters and "_": it stands in addresses as ?type=data_tester.',
    '12: [1].subject is the same as that of [0]: no two entries may share it. Write what the contact form sends where this profile is asked for.',
  ]);
});

test('dates that contradict each other', () => {
  const facts = [{ ...position, validThrough: '2026-10-01' }];
  expect(lines(schemaIssues(fileOf(facts), positionsSchema))).toEqual([
    '8: [0].validThrough must be later than datePosted, 2026-10-12. Write a date as year-month-day: 2026-10-12.',
  ]);
  expect(schemaIssues(fileOf([position]), positionsSchema)).toEqual([]);
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

test('a placeholder must be the name of a fact', () => {
  expect(companySchema.shape.placeholders.safeParse(['capital', 'fax']).success).toBe(false);
  expect(officesSchema.shape.placeholders.safeParse(['address.street']).success).toBe(true);
});

test('a description survives in a list with distinct entries', () => {
  const schema = z.strictObject({ people: distinct(z.strictObject({ email }), 'email') });
  expect(lines(schemaIssues(fileOf({ people: [{ email: 'x' }] }), schema))).toEqual([
    '4: people[0].email is not well formed: the text "x". Write an address such as contact@eprouva.example.',
  ]);
});

test('what stands for facts not known yet is noted, at any depth', () => {
  const facts = {
    phone: '+33',
    social: [{ url: 'x' }, { url: 'y' }],
    offices: [{ address: { street: '0 rue' } }],
  };
  const notes = toFillIn(fileOf({ ...facts, placeholders: ['phone', 'social', 'address.street'] }));
  expect(lines(notes)).toEqual([
    '2: phone is "+33"',
    '3: social is 2 entries',
    '14: offices[0].address.street is "0 rue"',
  ]);
  expect(notes.every(({ severity }) => severity === 'note')).toBe(true);
  expect(toFillIn(fileOf(facts))).toEqual([]);
});

const routes = new Set(['/', '/services', '/services/cloud']);

test('links of facts must lead to a page', () => {
  const facts = { path: '/services#audit', link: { to: '/services/clud' }, name: 'a/b' };
  expect(lines(factLinks(fileOf(facts), routes))).toEqual([
    '4: link.to leads to "/services/clud", which is no page. Did you mean "/services/cloud"?',
  ]);
});

test('an alias shows a page, and takes no address of another', () => {
  const aliases = [
    { from: '/offre/web', to: '/services/clouds' },
    { from: '/services', to: '/services/cloud' },
    { from: '/a', to: '/' },
    { from: '/a', to: '/services' },
  ];
  expect(aliasTargets(aliases, routes).map(({ message }) => message)).toEqual([
    '"/offre/web" points to "/services/clouds", which is no page. Did you mean "/services/cloud"?',
    '"/services" is a page of its own. Remove the alias, or rename the page in pages/.',
    '"/a" is listed twice. Keep one of them.',
  ]);
});

test('a position in a city without office, and words of a position that is no longer open', () => {
  const offices = {
    headquarters: { address: { city: 'Neuilly' } },
    agencies: [{ key: 'lyon', address: { city: 'Lyon' } }],
  };
  const files = [
    fileOf([{ key: 'manager', city: 'Lyons' }], 'content/positions.json'),
    fileOf(offices, 'content/offices.json'),
    fileOf({ positions: { items: [{ key: 'manager' }, { key: 'tester' }] } }, 'locales/fr/careers.json'),
  ];
  const found = brokenReferences(new Map(files.map((file) => [file.path, file])));
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/positions.json:4 [0].city names "Lyons", which content/offices.json does not have. Did you mean "Lyon"?',
    'locales/fr/careers.json:8 positions.items[1].key names "tester", which content/positions.json does not have. Write one of these, or add it there: manager.',
  ]);
});
