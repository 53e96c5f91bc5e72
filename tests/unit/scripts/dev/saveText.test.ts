import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../../../scripts/check/problem.ts';
import { saveText } from '../../../../scripts/dev/saveText.ts';

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

test('all of a file but the text stays as it is', async () => {
  const changes = {
    fr: { before: 'Deux\u00a0!', after: 'Dos « \\ »' },
    en: { before: 'Two!', after: 'Both' },
  };
  expect(await saveText(project, 'home:b[1]', changes, noErrors)).toEqual({ status: 200, problems: [] });
  expect(read('fr')).toBe(french.replace('Deux\\u00a0!', 'Dos « \\\\ »'));
  expect(read('en')).toBe(english.replace('Two!', 'Both'));
});

test('what a rule refuses is written in no language', async () => {
  const problem: Problem = {
    file: 'locales/fr/home.json',
    line: 3,
    severity: 'error',
    message: 'a is wrong',
  };
  const asked: unknown[] = [];
  const refusing = async (unsaved: Readonly<Record<string, string>>) => {
    asked.push(unsaved);
    return [problem, { ...problem, file: 'locales/fr/about.json' }];
  };
  const changes = { fr: { before: 'Trois', after: '<b>' } };
  expect(await saveText(project, 'home:a', changes, refusing)).toEqual({ status: 422, problems: [problem] });
  expect(asked).toEqual([{ 'locales/fr/home.json': french.replace('Trois', '<b>') }]);
  expect(read('fr')).toBe(french);
});

test('a file that changed underneath is not overwritten, nor is the other language', async () => {
  const changes = { en: { before: 'Three', after: '3' }, fr: { before: 'Quatre', after: '4' } };
  const { status, problems } = await saveText(project, 'home:a', changes, noErrors);
  expect({ status, files: problems.map(({ file }) => file) }).toEqual({
    status: 409,
    files: ['locales/fr/home.json'],
  });
  expect(read('en')).toBe(english);
});
