import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { articleFiles } from '../../../../renderer/articles/articleFiles.ts';
import { headingId } from '../../../../renderer/articles/headingId.ts';
import { parseArticle } from '../../../../renderer/articles/parseArticle.ts';
import { readArticles } from '../../../../renderer/articles/readArticles.ts';
import { renderMarkdown } from '../../../../renderer/articles/renderMarkdown.ts';

const facts = {
  title: 'A title',
  description: 'A description that is long enough for a search engine to show it.',
  teaser: 'What a card says of it.',
  date: '2026-09-15',
  source: 'owner',
  author: 'QA lead',
  authorBio: 'Tests.',
  readTime: 8,
  category: 'Automation',
  featured: true,
  keywords: 'tests',
  picture: {
    caption: 'Hours',
    unit: 'h',
    rows: [
      { label: 'Gain', value: 3 },
      { label: 'Loss', value: -2 },
    ],
  },
  related: [{ path: '/services/cloud', title: 'Cloud', reason: 'More.' }],
};

/** JSON is YAML too. */
function source(changes: Record<string, unknown> = {}, text = 'Text.'): string {
  return `---\n${JSON.stringify({ ...facts, ...changes })}\n---\n\n${text}\n`;
}

test('an article’s facts are separated from its text, each with its place', () => {
  const text = source();
  const article = parseArticle(text);
  if ('fault' in article) {
    throw new Error(article.fault);
  }
  expect(article.facts).toEqual(facts);
  expect(article.markdown.trim()).toBe('Text.');
  expect(text.slice(article.start)).toBe(article.markdown);
  expect(text.slice(article.placeOf(['date'])?.offset)).toMatch(/^"2026-09-15"/);
});

test.each([
  ['Only text.', 'has no facts'],
  ['---\ntitle: "A"\n', 'ends within its facts'],
  ['---\ntitle: "A\n---\nText.', 'the facts cannot be read'],
])('an article that cannot be taken apart says why: %j', (text, fault) => {
  expect(parseArticle(text)).toMatchObject({ fault: expect.stringContaining(fault) });
});

test('an article with wrong facts is refused by file and key', () => {
  const files = { './articles/first/en.md': source({ date: '15/09/2026' }) };
  expect(() => readArticles(files)).toThrow(/content\/articles\/first\/en\.md cannot be used[\s\S]*at date/);
});

test('the articles come newest first, in the languages that each is written in', () => {
  const files = {
    './articles/old/fr.md': source({ date: '2026-01-01', featured: false }),
    './articles/new/fr.md': source({ date: '2026-02-01' }),
    './articles/old/en.md': source({ date: '2026-01-02' }),
  };
  const articles = readArticles(files);
  expect(articles.map(({ slug, language }) => `${slug} ${language}`)).toEqual(['new fr', 'old en', 'old fr']);
});

test('an article is a folder with a text in a language; nothing else is one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
  for (const file of [
    'first/fr.md',
    'first/en.md',
    'first/notes/a.md',
    'drawings/a.svg',
    'README.md',
    'code.ts',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  expect(articleFiles(folder)).toEqual({
    [`${folder}/first/en.md`]: 'first/en.md',
    [`${folder}/first/fr.md`]: 'first/fr.md',
  });
  rmSync(folder, { recursive: true });
});

describe('an article’s text', () => {
  const html = (markdown: string) => renderMarkdown(markdown, 'en').html;

  it('has headings that can be linked to, the second level being its contents', () => {
    const { html, headings } = renderMarkdown('## Où & quand ?\n\n### Où\n\n## Où & quand ?', 'fr');
    expect(headings).toEqual([
      { id: 'ou-quand', title: 'Où & quand\u202f?' },
      { id: 'ou-quand-2', title: 'Où & quand\u202f?' },
    ]);
    expect(html).toContain('<h2 id="ou-quand">Où &#x26; quand\u202f?</h2>');
    expect(html).toContain('<h3 id="ou">Où</h3>');
  });

  it('names what scrolls after the heading above it, each by its own name', () => {
    const text = html('## Costs\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n```ts\nlet a = "<b>";\n```');
    expect(text).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Costs">');
    expect(text).toContain('<pre role="region" tabindex="0" aria-label="Costs (2)">');
    expect(text).toContain('let a = "&#x3C;b>";');
    expect(text).toContain('<th scope="row">1</th><td class="number">2</td>');
  });

  it('takes the line right above a table or code as its caption', () => {
    const text = html(
      'Before\n\nWhat it costs\n| a | b |\n| - | -: |\n| 1 | 2 |\n\nWhere\n```ts\nlet a;\n```',
    );
    expect(text).toContain('<p>Before</p>');
    expect(text).toContain(
      '<figure><figcaption>What it costs</figcaption><div class="table-scroll" role="region" tabindex="0" aria-label="What it costs">',
    );
    expect(text).toContain(
      '<figure><figcaption>Where</figcaption><pre role="region" tabindex="0" aria-label="Where">',
    );
  });

  it('has the typography of its language, in text and not in code', () => {
    const { html } = renderMarkdown("L'essai est-il **prêt** ? `a ? b : 'c'`", 'fr');
    expect(html).toContain("L’essai est-il <strong>prêt</strong>\u202f? <code>a ? b : 'c'</code>");
  });

  it('keeps links to this site in the reader’s language', () => {
    expect(html('[a](/services#audit) [b](https://example.org/)')).toContain(
      '<a href="/en/services#audit">a</a> <a href="https://example.org/">b</a>',
    );
  });

  it('has pictures that keep their place before they are there', () => {
    const picture = { sources: { avif: '/a.avif 640w' }, img: { src: '/a.jpeg', w: 8, h: 4 } };
    const { html } = renderMarkdown('![A "scheme"](a.png) ![x](b.png)', 'en', (name) =>
      name === 'a.png' ? picture : undefined,
    );
    expect(html.trim()).toMatch(
      /^<p><picture><source type="image\/avif" srcset="\/a.avif 640w" sizes="[^"]+"><img src="\/a.jpeg" alt="A &#x22;scheme&#x22;" width="8" height="4" loading="lazy" decoding="async"><\/picture> <\/p>$/,
    );
  });

  it.each([
    'a <b onclick="x">c</b>',
    '<script>alert(1)</script>',
    '[a](javascript:alert%281%29)',
    '[a][b]\n\n[b]: javascript:alert%281%29',
    '![a][b]\n\n[b]: javascript:alert%281%29',
  ])('runs no code: %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/script|onclick/);
  });
});

describe('a heading’s id', () => {
  it.each([
    ['Les tests instables, une dette à taux élevé', 'les-tests-instables-une-dette-a-taux-eleve'],
    ['اختبار البرمجيات', 'section'],
    ['?!', 'section'],
  ])('of "%s" is %s', (title, id) => {
    expect(headingId(title, new Set())).toBe(id);
  });
});
