import { expect, test } from 'vitest';
import { characters } from '../../../../scripts/check/characters.ts';
import { datesOfToday } from '../../../../scripts/check/datesOfToday.ts';
import { decodeText } from '../../../../scripts/check/decodeText.ts';
import { brokenReferences } from '../../../../scripts/check/facts/references.ts';
import { codeLinks } from '../../../../scripts/check/links/codeLinks.ts';
import { parseJsonFile } from '../../../../scripts/check/parseJsonFile.ts';
import { checkSettings } from '../../../../scripts/check/settings/checkSettings.ts';
import { sitePage } from '../../../../scripts/check/site/sitePage.ts';
import { unlinkedPages } from '../../../../scripts/check/site/unlinkedPages.ts';
import { placeholderForms } from '../../../../scripts/check/words/placeholderForms.ts';
import { textLengths } from '../../../../scripts/check/words/textLengths.ts';
import { wordsOf } from './wordsOf.ts';

test('an encoding other than UTF-8 is named, and a byte order mark is read', () => {
  expect(decodeText(Buffer.from('\ufeff{"é": 1}\r\n'))).toEqual({ text: '{"é": 1}\n' });
  expect(decodeText(Buffer.from('é', 'latin1')).fault).toMatch(/Latin-1.*Save it as UTF-8/);
  expect(decodeText(Buffer.from('\ufeff{}', 'utf16le')).fault).toMatch(/UTF-16/);
});

test('characters that no text needs are named', () => {
  const found = (text: string) => characters(wordsOf({ a: text })).map(({ message }) => message);
  expect(found('un\u202emot')).toEqual([expect.stringContaining('(U+202E)')]);
  expect(found('no\u00a0break, word\u2060joiner, line\nend, ربو\u200cع, 👍')).toEqual([]);
});

test('a figure is isolated between Arabic words only, and the isolate is closed', () => {
  const found = (text: string, language: string) => characters(wordsOf({ a: text }, language)).length;
  expect(found('نسبة \u2068−40%\u2069 أقل', 'ar')).toBe(0);
  expect(found('نسبة \u2068−40% أقل', 'ar')).toBe(1);
  expect(found('baisse de \u2068−40 %\u2069', 'fr')).toBe(1);
});

test('a text has a longest length, by what it is', () => {
  const words = { title: 'a'.repeat(91), subtitle: 'a'.repeat(91), paragraphs: ['a'.repeat(481)] };
  expect(textLengths(wordsOf(words)).map(({ message }) => message)).toEqual([
    'title has 91 characters; a heading has 90 at most. Take 1 away.',
    'paragraphs[0] has 481 characters; a paragraph has 480 at most. Take 1 away.',
  ]);
});

test('a placeholder that i18next would show, and one that has no value', () => {
  const known = new Set(['query', 'projects']);
  const found = (text: string) => placeholderForms(wordsOf({ a: text }), known).map(({ message }) => message);
  expect(found('{{query}}, {{figures.projects}}, {{query, number}}')).toEqual([]);
  expect(found('{query}')).toEqual([expect.stringContaining('Write {{query}}')]);
  expect(found('{{ query}}')).toEqual([expect.stringContaining('Write {{query}}')]);
  expect(found('{{quer}}')).toEqual([expect.stringContaining('Did you mean "query"?')]);
});

test('what time has made wrong is told, and stops no build', () => {
  const file = parseJsonFile(
    'content/a.json',
    '[{"datePosted": "2026-10-01",\n"validThrough": "2026-11-01"}]',
  );
  expect(datesOfToday(file, '2026-10-15')).toEqual([]);
  expect(datesOfToday(file, '2026-12-01')).toMatchObject([{ line: 2, severity: 'warning' }]);
  expect(datesOfToday(file, '2026-09-01')).toMatchObject([{ line: 1, severity: 'warning' }]);
});

test('a name that facts have lost is missed there', () => {
  const positions = (key: string) => JSON.stringify([{ key }]);
  const facts = parseJsonFile('content/positions.json', positions('managr'));
  const words = wordsOf({ items: [{ key: 'manager' }] });
  const files = new Map([facts, words].map((file) => [file.path, file]));
  const reference = { file: words.path, values: 'items.*.key', in: facts.path, among: ['*.key'] };
  expect(brokenReferences(files, () => positions('manager'), [reference])).toMatchObject([
    { file: facts.path, message: expect.stringContaining('lacks "manager"') },
  ]);
  expect(brokenReferences(files, undefined, [reference])).toMatchObject([{ file: words.path, line: 4 }]);
});

test('an entry of a menu leads to a page', () => {
  const text = "const links = [\n  { label: 'a', to: '/services' },\n  { label: 'b', to: '/servces' },\n];";
  expect(codeLinks({ path: 'components/layout/a.ts', text }, new Set(['/services']))).toEqual([
    expect.objectContaining({ line: 3, message: expect.stringContaining('Did you mean "/services"?') }),
  ]);
});

test('a setting is misspelt, or one of two', () => {
  const file = { path: '.env', text: '# ours\nPROT=1\nCAPTCHA_SITE_KEY=abc\n' };
  expect(checkSettings(file).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: PROT is no setting. Did you mean "PORT"?',
    'undefined: CAPTCHA_SCRIPT_URL is not set, but CAPTCHA_SITE_KEY is: set all of CAPTCHA_SCRIPT_URL, CAPTCHA_SITE_KEY, or none.',
  ]);
  expect(checkSettings(undefined)).toEqual([]);
});

test('a page that nothing links to', () => {
  const page = (url: string, body: string) =>
    sitePage(url, `<head><link rel=canonical href="https://a.example${url}"></head>${body}`);
  const pages = [
    page('/', '<a href="/a">a</a>'),
    page('/a', '<a href="/">b</a>'),
    page('/b', '<a href="/b">b</a>'),
  ];
  expect(unlinkedPages(pages, 'https://a.example')).toEqual([
    '/b  is linked to by no page. Link to it, or remove it.',
  ]);
});
