import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../../../../content/languages.ts';
import type { Unsaved } from '../../../../scripts/check/files.ts';
import type { Problem } from '../../../../scripts/check/problem.ts';
import type { ListedText } from '../../../../scripts/dev/createEditorService.ts';
import { createEditorService, saveText } from '../../../../scripts/dev/createEditorService.ts';

const page = { 'Sec-Fetch-Site': 'same-origin' };
const service = createEditorService('.', async () => []);

test('a page of the server may read and write', async () => {
  const texts: ListedText[] = await (await service.request('/texts', { headers: page })).json();
  expect(texts.find(({ key }) => key === 'home:hero.title')).toMatchObject({
    languages: languages.map(({ code }) => ({ file: `locales/${code}/home.json` })),
  });
});

test.each(['cross-site', 'same-site', 'none', ''])(
  'a request that does not come from a page of the server is refused: %j',
  async (from) => {
    const headers = { 'Sec-Fetch-Site': from };
    expect((await service.request('/texts', { headers })).status).toBe(403);
    expect((await service.request('/text', { method: 'PUT', headers, body: '{}' })).status).toBe(403);
  },
);

const change = { before: 'a', after: 'b' };

test.each([
  ['no JSON', '{', 400],
  ['nothing', '{}', 400],
  ['a path', JSON.stringify({ key: '../../company:name', texts: {} }), 400],
  ['another folder', JSON.stringify({ key: 'home:a', texts: { '../../content': change } }), 400],
  ['a language that is not there', JSON.stringify({ key: 'home:a', texts: { de: change } }), 400],
  ['a file that is not there', JSON.stringify({ key: 'nowhere:a', texts: { fr: change } }), 400],
  ['a long body', ' '.repeat(2 ** 20), 413],
])('a change must be of a known text in a translation file: %s', async (_what, body, status) => {
  const headers = { ...page, 'Content-Length': String(body.length) };
  const response = await service.request('/text', { method: 'PUT', headers, body });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toBe('');
});

const french = '{\r\n\t"b": [ "Un", "Deux\\u00a0!" ],\n  "a":"Trois" }';
const english = '{ "a": "Three", "b": ["One", "Two!"] }\n';
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'save-'));
  for (const [language, text] of Object.entries({ fr: french, en: english })) {
    mkdirSync(path.join(project, 'locales', language), { recursive: true });
    writeFileSync(path.join(project, 'locales', language, 'home.json'), text);
  }
});
afterEach(() => rmSync(project, { recursive: true }));

const read = (language: string) => readFileSync(path.join(project, 'locales', language, 'home.json'), 'utf8');
const noErrors = async () => [];

test('only the text in the file is changed', async () => {
  const changes = {
    fr: { before: 'Deux\u00a0!', after: 'Dos « \\ »' },
    en: { before: 'Two!', after: 'Both' },
  };
  expect(await saveText(project, 'home:b[1]', changes, noErrors)).toEqual({ status: 200, problems: [] });
  expect(read('fr')).toBe(french.replace('Deux\\u00a0!', 'Dos « \\\\ »'));
  expect(read('en')).toBe(english.replace('Two!', 'Both'));
});

test('a text that a rule refuses is saved in no language', async () => {
  const problem: Problem = {
    file: 'locales/fr/home.json',
    line: 3,
    severity: 'error',
    message: 'a is wrong',
  };
  const asked: unknown[] = [];
  const refusing = async (unsaved: Unsaved) => {
    asked.push(...unsaved);
    return [problem, { ...problem, file: 'locales/fr/about.json' }];
  };
  const changes = { fr: { before: 'Trois', after: '<b>' } };
  expect(await saveText(project, 'home:a', changes, refusing)).toEqual({ status: 422, problems: [problem] });
  expect(asked).toEqual([['locales/fr/home.json', Buffer.from(french.replace('Trois', '<b>'))]]);
  expect(read('fr')).toBe(french);
});

test('a file that has changed meanwhile is not overwritten, nor is the other language', async () => {
  const changes = { en: { before: 'Three', after: '3' }, fr: { before: 'Quatre', after: '4' } };
  const { status, problems } = await saveText(project, 'home:a', changes, noErrors);
  expect({ status, files: problems.map(({ file }) => file) }).toEqual({
    status: 409,
    files: ['locales/fr/home.json'],
  });
  expect(read('en')).toBe(english);
});

test('saves that come at once are all kept', async () => {
  writeFileSync(path.join(project, 'locales/fr/home.json'), english);
  const saving = createEditorService(project, noErrors);
  const texts = [
    ['a', 'Three'],
    ['b[0]', 'One'],
    ['b[1]', 'Two!'],
  ];
  const results = await Promise.all(
    texts.map(([key, before]) => {
      const body = JSON.stringify({ key: `home:${key}`, texts: { fr: { before, after: `${before}, new` } } });
      return saving.request('/text', { method: 'PUT', headers: page, body });
    }),
  );
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(read('fr')).toBe('{ "a": "Three, new", "b": ["One, new", "Two!, new"] }\n');
});

test('what somebody else saves during the check is not overwritten', async () => {
  const filePath = path.join(project, 'locales/en/home.json');
  const changes = { en: { before: 'Three', after: '3' } };
  const slow = async () => {
    writeFileSync(filePath, english.replace('One', 'By hand'));
    return [];
  };
  expect((await saveText(project, 'home:a', changes, slow)).status).toBe(409);
  expect(read('en')).toBe(english.replace('One', 'By hand'));
});
