import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { unfinishedMark } from '../content/fields.ts';
import { defaultLanguage } from '../content/languages.ts';
import { buildDay } from '../renderer/content/buildDay.ts';
import { slugPattern } from './check/articles.ts';
import { runCommand } from './runCommand.ts';

/** `npm run new article <slug>` writes an article in the source language, with placeholders only. */
await runCommand(async () => {
  const [kind, slug = ''] = process.argv.slice(2);
  if (kind !== 'article') {
    throw new Error('Say what is new: npm run new article <slug>');
  }
  console.log(newArticle(slug));
  console.log(
    'Replace every text that begins with […]; npm run check -- --launch lists those that are left.',
  );
});

function newArticle(slug: string): string {
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
  return file;
}

function articleDraft(slug: string): string {
  const draftText = `${unfinishedMark} ${slug}`;
  return `---
title: ${JSON.stringify(`${draftText} title`)}
date: ${buildDay()}
---

${draftText} text

## ${draftText} heading

${draftText} text
`;
}
