import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, parseJsonFile } from '../../../../scripts/check/files.ts';
import { formatOutdatedTexts, outdatedTexts, readTag } from '../../../../scripts/check/outdatedTexts.ts';
import { readWordFiles } from '../../../../scripts/check/words.ts';
import { git } from '../../../../scripts/git.ts';
import { originalsToTranslate, takeBack } from '../../../../scripts/report/translations.ts';

let project: string;
const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
const run = (...args: string[]) =>
  git(project, [...author, ...args])
    .toString()
    .trim();

const fileOf = (language: string) => path.join(project, 'locales', language, 'home.json');
const read = (language: string) => readFileSync(fileOf(language), 'utf8');
const words = () => readWordFiles(filesOf(project));
const outdated = () =>
  outdatedTexts(project, words()).map(({ file, key, before, now, value }) => [
    `${file.language} ${key}`,
    before,
    now,
    value,
  ]);

/** Takes back what a translator sends. */
function receive(language: string, translated: object): void {
  const { texts } = parseJsonFile({ path: 'back.json', text: JSON.stringify(translated) });
  takeBack(project, language, texts, words());
}

function formsOf(language: string): string[] {
  return language === 'ar' ? ['zero', 'one', 'two', 'few', 'many', 'other'] : ['one', 'other'];
}

function write(language: string, from: string | RegExp, to: string): void {
  const text = read(language);
  expect(text).toMatch(from);
  writeFileSync(fileOf(language), text.replace(from, to));
}

function commit(message: string): void {
  run('add', '--all');
  run('commit', '--quiet', '--message', message);
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'history-'));
  for (const language of ['fr', 'en', 'es', 'ar']) {
    mkdirSync(path.dirname(fileOf(language)), { recursive: true });
    const text = `{
  "title": "Titre ${language}",
  "lead": "Phrase ${language}",
  "items": [
    { "key": "audit", "text": "Audit ${language}" },
    { "key": "plan", "text": "Plan ${language}" }
  ],
  ${formsOf(language)
    .map((form) => `"left_${form}": "${form} {{count}} ${language}"`)
    .join(', ')}
}
`;
    writeFileSync(fileOf(language), text);
  }
  run('init', '--quiet', '--initial-branch', 'main');
  commit('Write the home page');
});
afterEach(() => rmSync(project, { recursive: true }));

test('an original that changes is named for each language until its translations have come back', () => {
  write('fr', 'Phrase fr', 'Autre phrase');
  write('fr', 'Plan fr', 'Projet');
  commit('Say it otherwise');
  expect(outdated()).toEqual(
    ['ar', 'en', 'es'].flatMap((language) => [
      [`${language} lead`, 'Phrase fr', 'Autre phrase', `Phrase ${language}`],
      [`${language} items[1].text`, 'Plan fr', 'Projet', `Plan ${language}`],
    ]),
  );
  expect(formatOutdatedTexts(outdatedTexts(project, words()).slice(0, 1))).toBe(
    'locales/ar/home.json:3  lead\n    French, then: Phrase fr\n    French, now:  Autre phrase\n    Arabic:       Phrase ar',
  );
  for (const language of ['ar', 'en', 'es']) {
    const before = read(language);
    expect(originalsToTranslate(project, language, words())).toEqual({
      home: { lead: 'Autre phrase', items: { 1: { text: 'Projet' } } },
    });
    receive(language, { home: { lead: 'Back', items: { 1: { text: 'Project' } } } });
    expect(read(language)).toBe(
      before.replace(`Phrase ${language}`, 'Back').replace(`Plan ${language}`, 'Project'),
    );
  }
  expect(outdated()).toEqual([]);
  commit('Translate it');
  expect(outdated()).toEqual([]);
});

test('a text that is wrapped otherwise, moves, or is called otherwise has not changed', () => {
  write('fr', 'Phrase fr', 'Phrase\u00a0fr');
  write('fr', / {2}"title": (.*),\n/, '');
  write('fr', '"items"', '\n\n  "title":\n    "Titre fr",\n  "items"');
  commit('Format the file');
  for (const language of ['fr', 'en', 'es', 'ar']) {
    write(language, /(\{.*"audit".*\}),(\s+)(\{.*"plan".*\})/, '$3,$2$1');
    write(language, '"lead"', '"intro"');
  }
  commit('Show the plan first');
  expect(outdated()).toEqual([]);
});

test('an original that is changed back has not changed, and one that is changed again has', () => {
  write('fr', 'Titre fr', 'Essai');
  commit('Try');
  write('fr', 'Essai', 'Titre fr');
  write('en', 'Titre en', 'Home');
  commit('Go back');
  expect(outdated()).toEqual([]);
  write('fr', 'Titre fr', 'Pas encore validé');
  expect(outdated()).toContainEqual(['en title', 'Titre fr', 'Pas encore validé', 'Home']);
});

test('a translation that is merged keeps the original that it was made from', () => {
  run('switch', '--quiet', '--create', 'translation');
  write('en', 'Phrase en', 'A sentence');
  commit('Translate the sentence');
  run('switch', '--quiet', 'main');
  write('fr', 'Phrase fr', 'Autre phrase');
  write('fr', 'Titre fr', 'Autre titre');
  write('es', 'Titre es', 'Otro título');
  commit('Change both');
  run('merge', '--quiet', '--no-edit', 'translation');
  expect(outdated().filter(([text]) => !text?.startsWith('ar'))).toEqual([
    ['en title', 'Titre fr', 'Autre titre', 'Titre en'],
    ['en lead', 'Phrase fr', 'Autre phrase', 'A sentence'],
    ['es lead', 'Phrase fr', 'Autre phrase', 'Phrase es'],
  ]);
});

test('forms of a plural that the default language lacks follow the general one', () => {
  write('fr', 'other {{count}} fr', 'à faire');
  commit('Say it otherwise');
  const keys = outdated().flatMap(([text = '']) => (text.startsWith('ar') ? text : []));
  expect(keys).toEqual(['zero', 'two', 'few', 'many', 'other'].map((form) => `ar left_${form}`));
});

test('what has been read is not named until its original changes again', () => {
  write('fr', 'Titre fr', 'Autre titre');
  commit('Change the title');
  run('tag', readTag);
  expect(outdated()).toEqual([]);
  write('fr', 'Autre titre', 'Troisième titre');
  commit('Change the title again');
  expect(outdated()).toContainEqual(['en title', 'Autre titre', 'Troisième titre', 'Titre en']);
});

test('a copy without history says so, and why', () => {
  const texts = words();
  const copy = `${project}-copy`;
  git(project, ['clone', '--quiet', '--depth', '1', `file://${project}`, copy]);
  expect(() => outdatedTexts(copy, texts)).toThrow('git fetch --unshallow');
  rmSync(path.join(copy, '.git'), { recursive: true });
  expect(() => outdatedTexts(copy, texts)).toThrow('no history');
  rmSync(copy, { recursive: true });
});

test('a new language is handed out whole, with its own plural forms, and comes back into files like the French ones', () => {
  const todo = originalsToTranslate(
    project,
    'ar',
    words().filter(({ language }) => language === 'fr'),
  );
  expect(Object.keys(todo.home as object).sort()).toEqual(
    ['title', 'lead', 'items', ...formsOf('ar').map((form) => `left_${form}`)].sort(),
  );
  const texts = { home: { title: 'Titel', lead: 'Phrase fr', items: { 0: { text: 'Prüfung' } } } };
  receive('de', texts);
  expect(read('de')).toBe(read('fr').replace('Titre fr', 'Titel').replace('Audit fr', 'Prüfung'));
  expect(() => receive('de', { home: { titel: 'Titel' } })).toThrow('home.titel');
});

test('an entry that a language lacks comes with its key', () => {
  write('fr', '"Plan fr" }', '"Plan fr" },\n    { "key": "report", "text": "Rapport" }');
  expect(originalsToTranslate(project, 'en', words())).toEqual({
    home: { items: { 2: { text: 'Rapport' } } },
  });
  receive('en', { home: { items: { 2: { text: 'Report' } } } });
  expect(JSON.parse(read('en')).items[2]).toEqual({ key: 'report', text: 'Report' });
});
