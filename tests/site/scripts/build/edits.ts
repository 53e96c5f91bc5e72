import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { filesWith, filesWithout, writeFiles } from '../../../../scripts/new/changeProject.ts';

/** Takes one of several, another one each time. */
type Choose = <Item>(items: readonly Item[]) => Item;

/** A word for another of its length: no text becomes too long. */
const words: Readonly<Record<string, [before: RegExp, after: string]>> = {
  fr: [/(?<=\p{L} )la(?= \p{L})/gu, 'sa'],
  en: [/(?<=\p{L} )the(?= \p{L})/gu, 'our'],
  es: [/(?<=\p{L} )la(?= \p{L})/gu, 'su'],
  ar: [/(?<=\p{L} )من(?= \p{L})/gu, 'في'],
};

/** The ways in which somebody may change a project. */
const kinds: Readonly<Record<string, (project: string, choose: Choose) => void>> = {
  word: (project, choose) => {
    const language = choose(Object.keys(words));
    const [before, after] = words[language] ?? [/$^/g, ''];
    changeOne(project, `locales/${language}/*.json`, before, () => after, choose);
  },
  'text of an article': (project, choose) =>
    changeOne(project, 'content/articles/*/en.md', /(?<=\S )(?:the|text)(?= |$)/gm, () => 'our', choose),
  fact: (project, choose) =>
    changeOne(
      project,
      'content/offices.json',
      /(?<="phone": "[^"]+)\d(?=")/g,
      (digit) => String((Number(digit) + 1) % 10),
      choose,
    ),
  code: (project, choose) =>
    changeOne(
      project,
      '{components/{layout,sections},pages}/**/*.tsx',
      /(?<= className=")(?=\w)/g,
      () => choose(['pt-1 ', 'pt-2 ', 'pb-1 ']),
      choose,
    ),
  style: (project, choose) =>
    changeOne(
      project,
      'renderer/styles/{tokens,schemes}.css',
      /(?<=: )#\w{6}(?=;)/g,
      (colour) => colour.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      choose,
    ),
  'article added': addArticle,
  'article removed': (project, choose) => {
    const articles = articlesOf(project);
    // A blog has an article.
    if (articles.length === 1) addArticle(project);
    writeFiles(project, filesWithout(project, { kind: 'article', id: choose(articles) }));
  },
  'list of languages': (project, choose) =>
    changeOne(
      project,
      'locales/languages.ts',
      /(?<=code: '(?:es|ar)',[^}]*draft: )\w+/g,
      (isDraft) => String(isDraft === 'false'),
      choose,
    ),
};

/** An edit that is to be made. */
interface Edit {
  kind: string;
  make: (project: string) => void;
}

/**
 * @param count how many; each kind comes once before any comes again
 * @param seed what they are drawn from: the same gives the same edits
 */
export function randomEdits(count: number, seed: number): Edit[] {
  const names = Object.keys(kinds);
  const orders = fc.shuffledSubarray(names, { minLength: names.length });
  const numRuns = Math.ceil(count / names.length);
  const drawn = fc.sample(fc.tuple(orders, fc.infiniteStream(fc.nat())), { seed, numRuns });
  return drawn
    .flatMap(([order, numbers]) =>
      order.map((kind) => ({
        kind,
        make: (project: string) =>
          kinds[kind]?.(project, (items) => {
            const item = items[numbers.next().value % items.length];
            if (item === undefined)
              throw new Error(`There is nothing to choose from for an edit of the kind "${kind}".`);
            return item;
          }),
      })),
    )
    .slice(0, count);
}

/** Replaces one of the places that a pattern finds. */
function changeOne(
  project: string,
  files: string,
  before: RegExp,
  after: (replaced: string) => string,
  choose: Choose,
): void {
  const found = globSync(files, { cwd: project, expandDirectories: false })
    .sort()
    .map((name) => path.join(project, name))
    .filter((file) => readFileSync(file, 'utf8').search(before) >= 0);
  const file = choose(found);
  const text = readFileSync(file, 'utf8');
  const { index, 0: replaced } = choose([...text.matchAll(before)]);
  writeFileSync(file, text.slice(0, index) + after(replaced) + text.slice(index + replaced.length));
}

function addArticle(project: string): void {
  let number = 1;
  while (articlesOf(project).includes(`article-${number}`)) number += 1;
  writeFiles(project, filesWith(project, { kind: 'article', id: `article-${number}` }));
}

function articlesOf(project: string): string[] {
  return readdirSync(path.join(project, 'content/articles'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
