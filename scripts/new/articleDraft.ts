import { leftToWriteMark } from '../check/sources.ts';

/**
 * @param language the code of its language
 * @param slug the last segment of the article's address
 * @returns the file of an article of which everything is left to write
 */
export function articleDraft(language: string, slug: string): string {
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
  - path: /blog
    title: ${text('related')}
    reason: ${text('reason')}
---

${mark} text

## ${mark} heading

${mark} text
`;
}
