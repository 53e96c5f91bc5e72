import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf } from '../../../../scripts/check/files.ts';
import { formatProblems } from '../../../../scripts/check/problem.ts';
import { listed, reviewTag, summaryOf, toTranslate } from '../../../../scripts/check/toTranslate.ts';
import { readTranslationFiles } from '../../../../scripts/check/translationFiles.ts';
import { git } from '../../../../scripts/git.ts';
import { importTranslations, originalsToTranslate } from '../../../../scripts/report/translations.ts';

let project: string;
const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
const run = (...args: string[]) => git(project, [...author, ...args]);

const fileOf = (language: string) => path.join(project, 'locales', language, 'home.json');
const read = (language: string) => readFileSync(fileOf(language), 'utf8');
const words = () => readTranslationFiles(filesOf(project));
const found = (since?: string) => toTranslate(project, words(), since, ['fr', 'en', 'ar']);
const said = (since?: string) => formatProblems(listed(found(since), words()));

function replace(language: string, from: string, to: string): void {
  expect(read(language)).toContain(from);
  writeFileSync(fileOf(language), read(language).replace(from, to));
}

function commit(): void {
  run('add', '--all');
  run('commit', '--quiet', '--message', 'Change words');
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'history-'));
  for (const language of ['fr', 'en', 'ar']) {
    mkdirSync(path.dirname(fileOf(language)), { recursive: true });
    const pluralForms = language === 'ar' ? ['zero', 'one', 'two', 'few', 'many', 'other'] : ['one', 'other'];
    const forms = pluralForms.map((form) => `"left_${form}": "${form} ${language}"`);
    const text = `{
  "title": "Titre ${language}",
  "steps": ["Un ${language}", "Deux ${language}"],
  "items": [
    { "key": "audit", "text": "Audit ${language}" },
    { "key": "plan", "text": "Plan ${language}" }
  ],
  ${forms.join(', ')}
}
`;
    writeFileSync(fileOf(language), text);
  }
  run('init', '--quiet', '--initial-branch', 'main');
  commit();
});
afterEach(() => rmSync(project, { recursive: true }));

test('a text that a language lacks is listed at its original, and counted', () => {
  replace('en', '  "title": "Titre en",\n', '');
  replace('en', '    { "key": "audit", "text": "Audit en" },\n', '');
  replace('ar', '"left_other": "other ar"', '"left_others": "other ar"');
  replace('ar', '"steps": ["Un ar", "Deux ar"],', '');
  expect(said()).toBe(
    [
      'locales/fr/home.json:2  title is missing in English: "Titre fr"',
      'locales/fr/home.json:3  steps is missing in Arabic: ["Un fr","Deux fr"]',
      'locales/fr/home.json:5  items[0].text is missing in English: "Audit fr"',
      'locales/fr/home.json:8  left_other is missing in Arabic: {"left_one":"one fr","left_other":"other fr"}',
    ].join('\n'),
  );
  expect(summaryOf(found())).toMatch(/^To translate: 2 into English, 2 into Arabic; /);
});

test('a translation is old if only its original has changed since everything was reviewed', () => {
  replace('fr', 'Titre fr', 'Autre titre');
  expect(found()).toEqual([]);
  commit();
  run('tag', reviewTag);
  replace('fr', 'Plan fr', 'Projet');
  replace('fr', '"Deux fr"]', '"Deux fr", "Trois"]');
  replace('en', '"Un en", "Deux en"', '"One", "Two", "Three"');
  commit();
  const old = 'items[1].text is older in English: "Projet"; French then: "Plan fr"; English: "Plan en"';
  expect(said().split('\n')).toEqual([
    expect.stringContaining('steps is older in Arabic: ["Un fr","Deux fr","Trois"]'),
    expect.stringContaining(old.replaceAll('English', 'Arabic').replace('Plan en', 'Plan ar')),
    expect.stringContaining(old),
  ]);
  run('tag', '--force', reviewTag);
  expect(found()).toEqual([]);
  expect(said('HEAD~1')).toContain(old);
});

test('an entry that moves and a text with other spaces count as unchanged', () => {
  run('tag', reviewTag);
  replace(
    'fr',
    '{ "key": "audit", "text": "Audit fr" },\n    { "key": "plan", "text": "Plan fr" }',
    '{ "key": "plan", "text": "Plan\u00a0fr" },\n    { "key": "audit", "text": "Audit fr" }',
  );
  expect(found()).toEqual([]);
});

test('without a Git history, missing texts are listed, but no old ones', () => {
  rmSync(path.join(project, '.git'), { recursive: true });
  replace('en', '  "title": "Titre en",\n', '');
  expect(said()).toBe('locales/fr/home.json:2  title is missing in English: "Titre fr"');
});

const importInto = (language: string, translated: object) =>
  importTranslations(project, language, translated, words());

test('texts to translate are exported, and imported into the entry with the same key', () => {
  run('tag', reviewTag);
  replace('fr', 'Plan fr', 'Projet');
  replace('en', '    { "key": "audit", "text": "Audit en" },\n', '');
  expect(originalsToTranslate(project, 'en', words())).toEqual({
    home: { items: { 0: { text: 'Audit fr' }, 1: { text: 'Projet' } } },
  });
  importInto('en', { home: { items: { 0: { text: 'Review' }, 1: { text: 'Project' } } } });
  expect(JSON.parse(read('en')).items).toEqual([
    { key: 'plan', text: 'Project' },
    { key: 'audit', text: 'Review' },
  ]);
  expect(found().filter(({ language }) => language === 'en')).toEqual([]);
  expect(() => importInto('en', { home: { titel: 'Title' } })).toThrow('home.titel');
});

test('for a new language everything is exported, with its plural forms; imported texts that equal the original are left out', () => {
  const todo = originalsToTranslate(project, 'pl', words()) as { home: object };
  expect(Object.keys(todo.home)).toEqual([
    ...['title', 'steps', 'items'],
    // In the order of the first number with each form in Polish: 0 many, 1 one, 2 few. The form `other` is always last.
    ...['left_many', 'left_one', 'left_few', 'left_other'],
  ]);
  importInto('pl', {
    home: {
      title: 'Tytuł',
      steps: { 0: 'Raz', 1: 'Dwa' },
      items: { 1: { text: 'Plan fr' } },
      left_few: 'kilka',
    },
  });
  expect(JSON.parse(read('pl'))).toEqual({ title: 'Tytuł', steps: ['Raz', 'Dwa'], left_few: 'kilka' });
});
