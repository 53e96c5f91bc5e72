import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { languages } from '../content/languages.ts';
import { readJsonFile } from '../renderer/facts/readTextFile.ts';
import { slugPattern } from './check/articles.ts';
import { leftToWriteMark } from './check/sources.ts';
import { runCommand } from './runCommand.ts';

/** `npm run new <slug>` writes an article, `npm run new person <key>` a person. All of it is left to write, in each language. */
await runCommand(async () => {
  const [first = '', second = ''] = process.argv.slice(2);
  const written = first === 'person' ? newPerson(second) : newArticle(first);
  console.log(written.join('\n'));
  console.log(
    'Replace every text that begins with […]; npm run check -- --launch lists those that are left.',
  );
});

function writtenLanguages(): string[] {
  return languages.map(({ code }) => code).filter((code) => existsSync(`locales/${code}`));
}

/** @returns the files that it wrote */
function newArticle(slug: string): string[] {
  if (!slugPattern.test(slug)) {
    throw new Error(
      'Name the article as its address will: npm run new lire-un-test-de-charge (small letters, digits and hyphens).',
    );
  }
  const folder = `content/articles/${slug}`;
  if (existsSync(folder)) {
    throw new Error(`${folder}/ is there already. Choose another name.`);
  }
  mkdirSync(folder);
  return writtenLanguages().map((code) => {
    writeFileSync(`${folder}/${code}.md`, articleDraft(code, slug));
    return `${folder}/${code}.md`;
  });
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
  const words = writtenLanguages().map((code) => {
    const file = `locales/${code}/people.json`;
    const known = readJsonFile<{ items: object[] }>(file);
    const title = `${leftToWriteMark} ${code} ${key} title`;
    writeJson(file, { ...known, items: [...known.items, { key, title }] });
    return file;
  });
  return ['content/people.json', ...words, `content/people/${key}.jpg, the picture, if there is one`];
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function articleDraft(language: string, slug: string): string {
  const mark = `${leftToWriteMark} ${language} ${slug}`;
  return `---
title: ${JSON.stringify(`${mark} title`)}
date: ${new Date().toISOString().slice(0, 10)}
---

${mark} text

## ${mark} heading

${mark} text
`;
}
