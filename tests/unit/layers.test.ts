import { readdirSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../content/languages.ts';

// The names that belong to this site: its pages, islands, translation files and languages.
const pages = globSync('pages/**/+Page.tsx')
  .map((file) => `/${file.split('/').slice(1, -1).join('/')}`)
  .filter((path) => !path.includes('@') && path !== '/index');
const islands = readdirSync('components/islands');
const namespaces = readdirSync(`locales/${defaultLanguage}`).map((file) => file.replace(/\.json$/, ''));
const codes: readonly string[] = languages.map(({ code }) => code);

/**
 * @returns whether a name is always one of this site. "search" and "contact" may occur in any code, so they count only with text around
 * them that makes them a name, e.g. `search:title`
 */
const isUnambiguous = (name: string) => /[A-Z]/.test(name) || name === 'common';

/** @returns what a text between quotes names: a page, language, translation or island of this site, or `undefined` for none */
function nameOfSite(text: string): string | undefined {
  const [path = ''] = text.split(/[?#]/);
  if (pages.includes(path)) {
    return `the page ${path}`;
  }
  if (codes.some((code) => text === code || text.startsWith(`/${code}/`) || text.includes(`/${code}/`))) {
    return `a language, ${text}`;
  }
  if (namespaces.some((name) => text.startsWith(`${name}:`) || (text === name && isUnambiguous(name)))) {
    return `the translation ${text}`;
  }
  const island = islands.find(
    (name) => text.includes(`islands/${name}/`) || (text === name && isUnambiguous(name)),
  );
  return island && `the island ${island}`;
}

/** Matches code that may contain names of this site: comments with examples, types made from one language, and tools that print English. */
const ignored = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import type .*$|Intl\.DisplayNames\('en'/gm;

/** @returns the names of this site that stand between quotes in code */
function namesOfSite(code: string): string[] {
  return [...code.replaceAll(ignored, '').matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].flatMap(
    ([, , quoted = '']) => nameOfSite(quoted) ?? [],
  );
}

/** Matches code that reads files, depends on the machine or the bundler, or keeps state between two calls. */
const impure =
  /readFileSync|process\.env|import\.meta\.(?:env|glob)|\?inline|^(?:export )?let |^(?:export )?const \w+(?:: [^=]+)? = (?:new (?:Map|Set)(?:<[^>]*>)?\(\)|\[\]|\{\});/m;

const problemsIn = (patterns: string[], errorsOf: (code: string) => string[]) =>
  globSync(patterns).flatMap((file) =>
    errorsOf(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );

test('components use the sides start and end, which are mirrored in Arabic, instead of left and right', () => {
  const sides =
    /(?<=[\s'"`:])-?(?:[mp][lr]-|(?:border|rounded)-[lr]\b|text-(?:left|right)\b|(?:left|right)-\d)\S*/g;
  expect(problemsIn(['{components,pages}/**/*.tsx'], (code) => code.match(sides) ?? [])).toEqual([]);
});

test('no file contains a secret key', () => {
  const secret = /\bsk-[\w-]{20,}|\bsb_secret_\w{8,}|\bAKIA[A-Z\d]{16}\b|PRIVATE KEY-----/;
  const files = [
    '{content,docs,functions,locales,public,renderer,scripts}/**/*.{ts,tsx,js,json,jsonc,md}',
    '*',
  ];
  expect(problemsIn(files, (code) => (secret.test(code) ? ['a secret key'] : []))).toEqual([]);
});

describe('code for any site', () => {
  test('names no page, language, translation or island of this site', () => {
    expect(problemsIn(['renderer/**/*.{ts,tsx}', 'scripts/**/*.{ts,tsx}'], namesOfSite)).toEqual([]);
  });

  test.each([
    [`const path = '${pages[0]}';`, /^the page \//],
    [`if (language === '${defaultLanguage}') {`, /^a language/],
    [`import words from '../../locales/${defaultLanguage}/home.json';`, /^a language/],
    ["t('common:footer.description')", /^the translation common:/],
    ["import { x } from '../../components/islands/chat/conversation.ts';", /^the island chat$/],
  ])('is reported if it does: %s', (code, name) => {
    expect(namesOfSite(code)).toEqual([expect.stringMatching(name)]);
  });
});

describe('the folders of content and translations', () => {
  test('have no code that reads files, depends on the machine or keeps state', () => {
    const found = (code: string) => impure.exec(code)?.slice(0, 1) ?? [];
    expect(problemsIn(['content/**/*.ts', 'locales/**/*.ts'], found)).toEqual([]);
  });

  test.each(["readFileSync('a')", 'process.env.CI', 'let last;', 'const seen = new Map<string, string>();'])(
    'are reported if they do: %s',
    (code) => {
      expect(code).toMatch(impure);
    },
  );
});
