import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { publishedLanguages } from '../../content/builtLanguages.ts';

/** How many: `ARTICLES=2500`. Each is a document in every language. */
const count = Number(process.env.ARTICLES ?? 250);
const article = 'content/articles/automatiser-les-tests-par-ou-commencer';

/**
 * Writes generated articles beside the site's own, to measure builds with many of them in a clone (`docs/measurements.md`).
 *
 * @throws Error in a project with changes of its own, among which the articles would be lost
 */
export async function report(): Promise<string[]> {
  if (execFileSync('git', ['status', '--porcelain']).length > 0)
    throw new Error(
      'This project has changes that are not committed. Write the articles into a clone of it.',
    );
  // The blog's own page would become too heavy: it lists a few, and each article leads to the next.
  change('pages/blog/+Page.tsx', 'others.map(', 'others.slice(0, 5).map(');
  change('pages/blog/+metadata.ts', 'articlesIn(language).map(', 'articlesIn(language).slice(0, 5).map(');
  for (const language of publishedLanguages) {
    const source = readFileSync(`${article}/${language}.md`, 'utf8');
    for (let number = 1; number <= count; number += 1) {
      const folder = `content/articles/article-${number}`;
      mkdirSync(folder, { recursive: true });
      const next = (number % count) + 1;
      writeFileSync(path.join(folder, `${language}.md`), numbered(source, number, next));
    }
  }
  return [`${count} articles are written in ${publishedLanguages.length} languages.`];
}

/** An article of the same length that says nothing which another one says. */
function numbered(source: string, number: number, next: number): string {
  const [, yaml = '', text = ''] = source.split(/^---$/m);
  const facts = parse(yaml);
  const changed = {
    ...facts,
    title: `${number} ${facts.title}`.slice(0, 50),
    description: `${number} ${facts.description}`.slice(0, 90),
    teaser: `${number} ${facts.teaser}`,
    // None is the newest, which the blog shows first.
    date: new Date(Date.UTC(2010, 0, 1) + (number % 2500) * 86_400_000).toISOString().slice(0, 10),
    related: [{ path: `/blog/article-${next}`, title: `${next}`, reason: `${next}` }, ...facts.related],
  };
  return `---\n${stringify(changed)}---${text.replace(/^(#+ |[-\d>][. ]+)?(?=[\p{L}«“*])/gmu, `$&${number} `)}`;
}

/** @throws Error when a file does not hold what is to be replaced */
function change(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before))
    throw new Error(`${file} no longer holds "${before}": mend scripts/report/manyArticles.ts.`);
  writeFileSync(file, text.replace(before, after));
}
