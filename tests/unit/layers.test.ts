import { readdirSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../content/languages.ts';

// The names of this site: its pages, islands, files of words and languages.
const pages = globSync('pages/**/+Page.tsx')
  .map((file) => `/${file.split('/').slice(1, -1).join('/')}`)
  .filter((path) => !path.includes('@') && path !== '/index');
const islands = readdirSync('components/islands');
const namespaces = readdirSync(`locales/${defaultLanguage}`).map((file) => file.replace(/\.json$/, ''));
const codes: readonly string[] = languages.map(({ code }) => code);

/**
 * Whether a name is one of this site wherever it stands. "search" and "contact" are words of any code: they count only beside what makes
 * them a name, as in `search:title`.
 */
const isOwnName = (name: string) => /[A-Z]/.test(name) || name === 'common';

/** @returns what of this site a text between quotes names, if anything */
function nameOfSite(text: string): string | undefined {
  const [path = ''] = text.split(/[?#]/);
  if (pages.includes(path)) {
    return `the page ${path}`;
  }
  if (codes.some((code) => text === code || text.startsWith(`/${code}/`) || text.includes(`/${code}/`))) {
    return `a language, ${text}`;
  }
  if (namespaces.some((name) => text.startsWith(`${name}:`) || (text === name && isOwnName(name)))) {
    return `the words ${text}`;
  }
  const island = islands.find(
    (name) => text.includes(`islands/${name}/`) || (text === name && isOwnName(name)),
  );
  return island && `the island ${island}`;
}

/** Comments may give examples, types need the shape of some language's words, and the tools themselves speak English. */
const notRead = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import type .*$|Intl\.DisplayNames\('en'/gm;

/** @returns what code names of this site between quotes */
function namesOfSite(code: string): string[] {
  return [...code.replaceAll(notRead, '').matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].flatMap(
    ([, , quoted = '']) => nameOfSite(quoted) ?? [],
  );
}

/** Code that reads files, depends on the machine or the bundler, or remembers something between two calls. */
const running =
  /readFileSync|process\.env|import\.meta\.(?:env|glob)|\?inline|^(?:export )?let |^(?:export )?const \w+(?:: [^=]+)? = (?:new (?:Map|Set)(?:<[^>]*>)?\(\)|\[\]|\{\});/m;

const problemsIn = (patterns: string[], errorsOf: (code: string) => string[]) =>
  globSync(patterns).flatMap((file) =>
    errorsOf(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );

test('components name the sides of a line as start and end, which turn round in Arabic', () => {
  const sides =
    /(?<=[\s'"`:])-?(?:[mp][lr]-|(?:border|rounded)-[lr]\b|text-(?:left|right)\b|(?:left|right)-\d)\S*/g;
  expect(problemsIn(['{components,pages}/**/*.tsx'], (code) => code.match(sides) ?? [])).toEqual([]);
});

test('no file holds a secret key', () => {
  const secret = /\bsk-[\w-]{20,}|\bsb_secret_\w{8,}|\bAKIA[A-Z\d]{16}\b|PRIVATE KEY-----/;
  const files = [
    '{content,docs,functions,locales,public,renderer,scripts}/**/*.{ts,tsx,js,json,jsonc,md}',
    '*',
  ];
  expect(problemsIn(files, (code) => (secret.test(code) ? ['a secret key'] : []))).toEqual([]);
});

describe('what serves any site', () => {
  test('names no page, no language, no words and no island of this one', () => {
    expect(problemsIn(['renderer/**/*.{ts,tsx}', 'scripts/**/*.{ts,tsx}'], namesOfSite)).toEqual([]);
  });

  test.each([
    [`const path = '${pages[0]}';`, /^the page \//],
    [`if (language === '${defaultLanguage}') {`, /^a language/],
    [`import words from '../../locales/${defaultLanguage}/home.json';`, /^a language/],
    ["t('common:footer.description')", /^the words common:/],
    ["import { x } from '../../components/islands/chat/conversation.ts';", /^the island chat$/],
  ])('is caught where it does: %s', (code, name) => {
    expect(namesOfSite(code)).toEqual([expect.stringMatching(name)]);
  });
});

describe('the rooms of facts and words', () => {
  test('read no file, depend on no machine and remember nothing', () => {
    const found = (code: string) => running.exec(code)?.slice(0, 1) ?? [];
    expect(problemsIn(['content/**/*.ts', 'locales/**/*.ts'], found)).toEqual([]);
  });

  test.each(["readFileSync('a')", 'process.env.CI', 'let last;', 'const seen = new Map<string, string>();'])(
    'are caught where they do: %s',
    (code) => {
      expect(code).toMatch(running);
    },
  );
});
