import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { languages } from '../content/languages.ts';
import { articlesPath } from '../content/pagePaths.ts';
import { slugPattern } from './check/articles.ts';
import { leftToWriteMark } from './check/sources.ts';
import { runCommand } from './runCommand.ts';

/** `npm run new <slug>` writes an article of which all is left to write, in each language. */
await runCommand(async () => {
  const [slug = ''] = process.argv.slice(2);
  if (!slugPattern.test(slug))
    throw new Error(
      'Name the article as its address will: npm run new lire-un-test-de-charge (small letters, digits and hyphens).',
    );
  const folder = `content/articles/${slug}`;
  if (existsSync(folder)) throw new Error(`${folder}/ is there already. Choose another name.`);
  mkdirSync(folder);
  for (const { code } of languages.filter((language) => existsSync(`locales/${language.code}`))) {
    writeFileSync(`${folder}/${code}.md`, articleDraft(code, slug));
    console.log(`${folder}/${code}.md`);
  }
  console.log('Replace every text that begins with […]; npm run check lists those that are left.');
});

function articleDraft(language: string, slug: string): string {
  const mark = `${leftToWriteMark} ${language} ${slug}`;
  const text = (name: string) => JSON.stringify(`${mark} ${name}`);
  return `---
title: ${JSON.stringify(mark.slice(0, 48))}
description: ${JSON.stringify(`${mark} description `.padEnd(50, '…'))}
teaser: ${text('teaser')}
date: ${new Date().toISOString().slice(0, 10)}
source: example
author: ${text('author')}
authorBio: ${text('authorBio')}
readTime: 1
category: ${text('category')}
featured: false
keywords: ${text('keywords')}
picture:
  caption: ${text('picture')}
  unit: "h"
  rows:
    - { label: ${text('rows.0')}, value: 2 }
    - { label: ${text('rows.1')}, value: -1 }
related:
  - path: ${articlesPath}
    title: ${text('related')}
    reason: ${text('reason')}
---

${mark} text

## ${mark} heading

${mark} text
`;
}
