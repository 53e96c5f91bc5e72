import type { Element } from 'hast';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageOf, languages, urlOf } from '../../../../../content/languages.ts';
import {
  createHead,
  type HeadInput,
  structuredDataScript,
} from '../../../../../renderer/document/head/createHead.ts';
import type { PageIdentity } from '../../../../../renderer/document/head/metadata.ts';
import { pageHeadOf, shareImageOf } from '../../../../../renderer/document/head/metadata.ts';
import { htmlOf, propertyOf, textOf } from '../../../../../renderer/document/page/tree.ts';

const origin = 'https://www.eprouva.example';
const identity: PageIdentity = {
  language: defaultLanguage,
  languages: languages.map(({ code }) => code),
  canonicalPath: '/careers',
  origin,
  url: `${origin}/careers`,
};
const otherLanguages = languages.filter(({ code }) => code !== defaultLanguage);
const headOf = (isIndexed: boolean, page = identity) =>
  pageHeadOf(
    page,
    { title: 'Careers', description: 'Four positions.', keywords: 'jobs, testing' },
    shareImageOf(page, 'Careers'),
    isIndexed,
  );
const input: HeadInput = {
  identity,
  head: headOf(true),
  isPreview: false,
  bootScript: 'boot()',
  stylesheet: 'h1{color:red}',
  printStylesheetUrl: '/assets/print.css',
  font: { href: '/assets/display.woff2', media: '(width>=64rem)' },
};

/** @returns the attribute `name` of each element that has the attributes in `match` */
const attribute = (head: Element[], match: Record<string, string>, name: string) =>
  head
    .filter((element) => Object.entries(match).every(([key, value]) => propertyOf(element, key) === value))
    .map((element) => propertyOf(element, name));

describe('an indexed page', () => {
  const head = createHead(input);

  test('names itself as canonical, and every language that it exists in', () => {
    expect(attribute(head, { rel: 'canonical' }, 'href')).toEqual([`${origin}/careers`]);
    const versions = languages.map(({ code, hreflang }) => [hreflang, origin + urlOf(code, '/careers')]);
    const alternates = otherLanguages.length > 0 ? [...versions, ['x-default', `${origin}/careers`]] : [];
    expect(attribute(head, { rel: 'alternate' }, 'hrefLang')).toEqual(alternates.map(([code]) => code));
    expect(attribute(head, { rel: 'alternate' }, 'href')).toEqual(alternates.map(([, href]) => href));
  });

  test('has a title; an article has its type, author and date', () => {
    expect(textOf(head.find(({ tagName }) => tagName === 'title'))).toBe('Careers');
    const byline = { author: 'Ada Lovelace', published: '2026-10-05', modified: undefined };
    const article = createHead({ ...input, head: { ...input.head, byline } });
    expect(attribute(article, { name: 'author' }, 'content')).toEqual(['Ada Lovelace']);
    expect(attribute(article, { property: 'og:type' }, 'content')).toEqual(['article']);
    expect(attribute(article, { property: 'article:published_time' }, 'content')).toEqual(['2026-10-05']);
  });

  test.each([
    ['name', 'description', 'Four positions.'],
    ['name', 'robots', 'max-image-preview:large'],
    ['property', 'og:title', 'Careers'],
    ['property', 'og:url', `${origin}/careers`],
    ['property', 'og:locale', languageOf(defaultLanguage).ogLocale],
    ['property', 'og:type', 'website'],
  ])('has, for search engines and social networks, the %s %s: %s', (kind, name, content) => {
    expect(attribute(head, { [kind]: name }, 'content')).toEqual([content]);
  });

  test('has its encoding first, and its metadata before any style or script', () => {
    const order = head.map(
      (element) =>
        propertyOf(element, 'property') ??
        propertyOf(element, 'rel') ??
        propertyOf(element, 'charSet') ??
        propertyOf(element, 'name') ??
        element.tagName,
    );
    expect(order.slice(0, 5)).toEqual(['utf-8', 'viewport', 'title', 'description', 'canonical']);
    expect(order.indexOf('og:image:height')).toBeLessThan(order.indexOf('script'));
    expect(order.slice(order.indexOf('script'), order.indexOf('script') + 3)).toEqual([
      'script',
      'preload',
      'style',
    ]);
  });
});

test('a page that is not indexed names neither canonical nor alternates', () => {
  const head = createHead({ ...input, head: headOf(false) });
  expect(attribute(head, { name: 'robots' }, 'content')).toEqual(['noindex']);
  expect(attribute(head, { rel: 'canonical' }, 'href')).toEqual([]);
  expect(attribute(head, { rel: 'alternate' }, 'href')).toEqual([]);
});

test('the home page of the default language is the bare origin with its slash', () => {
  const head = createHead({
    ...input,
    head: headOf(true, { ...identity, canonicalPath: '/' }),
  });
  expect(attribute(head, { rel: 'canonical' }, 'href')).toEqual([`${origin}/`]);
  for (const { code, hreflang } of otherLanguages) {
    expect(attribute(head, { hrefLang: hreflang }, 'href')).toEqual([`${origin}/${code}`]);
  }
});

test('structured data cannot end the script element around them', () => {
  const graph = [{ '@type': 'Organization' as const, name: '</script><script>alert(1)</script>' }];
  const content = textOf(structuredDataScript(graph));
  expect(content).not.toContain('<');
  expect(JSON.parse(content)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});

test('a text or an attribute cannot become markup; a script and a style are not escaped', () => {
  const head = createHead({
    ...input,
    head: { ...headOf(true), title: 'R&D <b> "x"', description: '"><script>&quot;' },
    bootScript: 'a && b < c',
    stylesheet: '<!-- a > b{content:"&"} /* </script> */',
  });
  const html = htmlOf(head);
  expect(html).toContain('<title>R&#x26;D &#x3C;b> "x"</title>');
  expect(html).toContain('content="&#x22;><script>&#x26;quot;"');
  expect(html).toContain('>a && b < c</script>');
  expect(html).toContain('<style><!-- a > b{content:"&"} /* </script> */</style>');
});
