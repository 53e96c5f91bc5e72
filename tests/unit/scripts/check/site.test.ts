import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages, urlOf } from '../../../../content/languages.ts';
import { translationsOf } from '../../../../renderer/i18n/translations.ts';
import { articleFile } from '../../../../scripts/check/articles.ts';
import { brokenPaths } from '../../../../scripts/check/brokenPaths.ts';
import { parseJsonFile } from '../../../../scripts/check/jsonFile.ts';
import { formatProblems, type Problem } from '../../../../scripts/check/problem.ts';
import { brokenLinks } from '../../../../scripts/check/site/links.ts';
import { headTextProblems } from '../../../../scripts/check/site/pageRules.ts';
import { translationFile } from '../../../../scripts/check/translationFiles.ts';
import type { PageSummary } from '../../../../scripts/pageSummary.ts';
import { origin, siteWith } from '../../pageWith.ts';

/** A language whose addresses have a prefix, if the site has more than one language. */
const code = languages.find((language) => language.code !== defaultLanguage)?.code ?? defaultLanguage;

/** Expects the lines that a build prints about problems, sorted. */
const expectMessage = (problems: Problem[]) => expect(formatProblems(problems).split('\n').filter(Boolean));
const siteOf = (...pages: PageSummary[]) => ({ pages, files: new Set<string>() });
const content = (url: string, body: string) => siteWith(url, { body });

describe('links', () => {
  const check = (body: string) =>
    brokenLinks(
      {
        pages: [content('/careers', body), content('/', '<main id="main"></main>'), content('/en', '')],
        files: new Set(['/favicon.svg', '/a b.pdf']),
      },
      origin,
    );

  // No file of the project contains these links, so a message names the page instead. All pages made here are of the kind `pages/index`.
  test.each([
    ['<a href="/carreers"></a>', 'names "/carreers", which does not exist. Did you mean "/careers"?'],
    ['<a href="/en/carreers"></a>', 'names "/en/carreers", which does not exist.'],
    ['<a href="/#start"></a>', 'names "/#start", and / has no section of that name.'],
    ['<a href="#start"></a>', 'names "/careers#start", and /careers has no section of that name.'],
    ['<a href="https://www.company.example/nowhere"></a>', 'names "/nowhere", which does not exist.'],
    ['<img src="/logo.png">', 'names "/logo.png", which does not exist.'],
    ['<img srcset="/favicon.svg 1x, /two.png 2x">', 'names "/two.png", which does not exist.'],
    ['<form action="/submit"></form>', 'names "/submit", which does not exist.'],
    ['<a href="/two words"></a>', 'names "/two words", which does not exist.'],
    ['<a href="/100%"></a>', 'names "/100%", which does not exist.'],
    ['<a href="https://"></a>', 'names "https://", which is no address. Correct it where the link is made.'],
  ])('%s', (body, message) => {
    expectMessage(check(body)).toEqual([`/careers (pages/index/+Page.tsx)  ${message}`]);
  });

  test('a missing page that many pages link to is reported once', () => {
    const pages = ['/a', '/b', '/c'].map((url) => content(url, '<a href="/x"></a>'));
    expectMessage(brokenLinks(siteOf(...pages), origin)).toEqual([
      '/a (pages/index/+Page.tsx)  names "/x", which does not exist. So do /b, /c.',
    ]);
  });

  test('a path to a missing page is reported at its line in content, translations and articles', async () => {
    const topics = '[{ "page": "/carreers" }, { "page": "/careers#cost" }, { "page": "/carers-{slug}" }]';
    const text =
      '---\nrelated:\n  - { path: /carreers }\n---\n[a](/careers#cost) [b](#cost)\n\n[c](/nowhere)\n';
    const problems = brokenPaths(
      [
        parseJsonFile({ path: 'content/chat/topics.json', text: topics }),
        parseJsonFile({ path: 'content/company.json', text: '{ "slug": "kestrel" }' }),
      ],
      [
        translationFile({
          path: 'locales/fr/chatAnswers.json',
          text: `{ "a": "Ask [us](${urlOf(code, '/contacts')})." }`,
        }),
      ],
      [await articleFile({ path: 'content/articles/first/fr.md', text })],
      new Set(['/careers']),
    );
    expectMessage(problems).toEqual([
      'content/articles/first/fr.md:3  related[0].path names "/carreers", which does not exist. Did you mean "/careers"?',
      'content/articles/first/fr.md:7  names "/nowhere", which does not exist.',
      'content/chat/topics.json:1  [0].page names "/carreers", which does not exist. Did you mean "/careers"?',
      'content/chat/topics.json:1  [2].page names "/carers-kestrel", which does not exist.',
      'locales/fr/chatAnswers.json:1  names "/contacts", which does not exist.',
    ]);
  });

  test.each([
    '<a href="/"></a>',
    '<a href="/en?a=1"></a>',
    '<a href="/#main"></a>',
    '<a id="x" href="#x"></a>',
    '<a href="#top"></a>',
    '<a id="fn-%C3%A9" href="#fn-%C3%A9"></a>',
    '<a href="/a%20b.pdf"></a>',
    '<a href="https://www.linkedin.com/x"></a>',
    '<a href="mailto:a@b.example"></a><a href="tel:+33"></a>',
    '<form action="/f/contact"></form>',
  ])('%s is right', (body) => {
    expectMessage(check(body)).toEqual([]);
  });
});

test('a title or description that is missing or belongs to two pages is reported', () => {
  const pageOf = (url: string, title: string, canonical = url) =>
    siteWith(url, { head: { title, description: 'x'.repeat(50) + title, canonical: origin + canonical } });
  const pages = [pageOf('/a', 'A'), pageOf('/alias', 'A', '/a'), pageOf('/b', 'A')];
  const empty = siteWith('/c', { head: { title: '', description: '', isIndexed: false } });
  expectMessage(headTextProblems(siteOf(...pages, empty))).toEqual([
    `/b (pages/index/+Page.tsx)  has the description of /a: "${'x'.repeat(50)}A". Say what only this page has.`,
    '/b (pages/index/+Page.tsx)  has the title of /a: "A". Say what only this page has.',
    '/c (pages/index/+Page.tsx)  has a description of 0 characters; 50 to 160 are shown.',
    '/c (pages/index/+Page.tsx)  has a title of 0 characters; 1 to 60 are shown.',
  ]);
});

test('a wrong title or description is reported at its translation, in the language of the page', () => {
  const { title, description } = translationsOf(code).contact.meta;
  const both = ['/a', '/b'].map((path) => siteWith(urlOf(code, path), { head: { title, description } }));
  const locationOf = (key: string) =>
    `^locales/${code}/contact\\.json:\\d+ {2}meta\\.${key} on ${urlOf(code, '/b')} `;
  expectMessage(headTextProblems(siteOf(...both))).toEqual([
    expect.stringMatching(`${locationOf('title')}has the title of`),
    expect.stringMatching(`${locationOf('description')}has the desc`),
  ]);
});

// `brokenLinks` searches the code of this project, which contains `/contact`.
test('a broken link that code contains is reported at its line in the code', () => {
  const site = siteOf(content('/', '<a href="/contact"></a>'));
  const [first] = brokenLinks(site, origin);
  expect(formatProblems(first ? [first] : [])).toMatch(
    /^(?:components|content|pages|renderer)\/.+:\d+ {2}\/ names "\/contact", which does not exist\./,
  );
});
