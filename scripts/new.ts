import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { defaultLanguage } from '../content/languages.ts';
import { readJsonFile } from '../renderer/facts/readTextFile.ts';
import { slugPattern } from './check/articles.ts';
import { leftToWriteMark } from './check/launchList.ts';
import { runCommand } from './runCommand.ts';

/** `npm run new article <slug>` writes an article in the leading language, `npm run new person <key>` a person. All of it is left to write. */
await runCommand(async () => {
  const [kind = '', name = ''] = process.argv.slice(2);
  const kinds: Readonly<Record<string, (name: string) => string[]>> = {
    article: newArticle,
    person: newPerson,
  };
  const write = kinds[kind];
  if (!write) {
    throw new Error('Say what is new: npm run new article <slug>, or npm run new person <key>');
  }
  const written = write(name);
  console.log(written.join('\n'));
  console.log(
    'Replace every text that begins with […]; npm run check -- --launch lists those that are left.',
  );
});

/** @returns the file that it wrote */
function newArticle(slug: string): string[] {
  if (!slugPattern.test(slug)) {
    throw new Error(
      'Name the article as its address will: npm run new article lire-un-test-de-charge (small letters, digits and hyphens).',
    );
  }
  const folder = `content/articles/${slug}`;
  if (existsSync(folder)) {
    throw new Error(`${folder}/ is there already. Choose another name.`);
  }
  mkdirSync(folder);
  const file = `${folder}/${defaultLanguage}.md`;
  writeFileSync(file, articleDraft(slug));
  return [file];
}

/** @returns the files that it wrote, and where the picture goes */
function newPerson(key: string): string[] {
  if (!slugPattern.test(key)) {
    throw new Error(
      'Name the person as the picture will be: npm run new person marie-durand (small letters, digits and hyphens).',
    );
  }
  const facts = readJsonFile<{ key: string }[]>('content/people.json');
  if (facts.some((person) => person.key === key)) {
    throw new Error(`content/people.json has "${key}" already. Choose another name.`);
  }
  const name = `${leftToWriteMark} ${key} name`;
  writeJson('content/people.json', [...facts, { key, name, source: 'example' }]);
  const words = `locales/${defaultLanguage}/people.json`;
  const known = readJsonFile<{ items: object[] }>(words);
  const title = `${leftToWriteMark} ${key} title`;
  writeJson(words, { ...known, items: [...known.items, { key, title }] });
  return ['content/people.json', words, `content/people/${key}.jpg, the picture, if there is one`];
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function articleDraft(slug: string): string {
  const mark = `${leftToWriteMark} ${slug}`;
  return `---
title: ${JSON.stringify(`${mark} title`)}
date: ${new Date().toISOString().slice(0, 10)}
---

${mark} text

## ${mark} heading

${mark} text
`;
}
