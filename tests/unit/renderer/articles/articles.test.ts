import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { company } from '../../../../content/company.ts';
import { defaultLanguage, languages } from '../../../../content/languages.ts';
import { articleFiles } from '../../../../renderer/articles/articleFiles.ts';
import { parseArticle } from '../../../../renderer/articles/parseArticle.ts';
import { pictureName } from '../../../../renderer/articles/picture.ts';
import { readArticles } from '../../../../renderer/articles/readArticles.ts';
import { renderMarkdown } from '../../../../renderer/articles/renderMarkdown.ts';

/** What this site says around a text. */
const labels = {
  footnotes: 'Notes',
  back: 'Back',
  done: 'Done',
  toDo: 'To do',
  alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
};

function source(facts: string, text = 'Text.'): string {
  return `---\ntitle: A title\n${facts}\n---\n\n${text}\n`;
}

function articleOf(facts: string, text?: string) {
  const [article] = readArticles({ './articles/first/fr.md': source(facts, text) });
  return article;
}

test('an article’s facts are separated from its text, each with its place', () => {
  const text = source('date: 2026-09-15');
  const article = parseArticle(text);
  if ('fault' in article) {
    throw new Error(article.fault);
  }
  expect(article.facts).toEqual({ title: 'A title', date: '2026-09-15' });
  expect(article.markdown.trim()).toBe('Text.');
  expect(text.slice(article.start)).toBe(article.markdown);
  expect(text.slice(article.placeOf(['date'])?.offset)).toMatch(/^2026-09-15/);
});

test('a title and a date are enough', () => {
  const text = `${'A first paragraph with **bold** words. '.repeat(5)}\n\nA second one.`;
  expect(articleOf('date: 2026-09-15', text)).toMatchObject({
    summary: `${'A first paragraph with bold words. '.repeat(4)}A first paragraph…`,
    teaser: expect.stringMatching(/^A first paragraph/),
    author: company.name,
    source: 'owner',
    readTime: 1,
    featured: false,
    keywords: '',
  });
  expect(articleOf('date: 2026-09-15')?.description).toBeUndefined();
});

test.each([
  ['date: 2026-09-15T10:00:00Z', { date: '2026-09-15' }],
  ['date: 2026-09-15 10:00:00 +0200', { date: '2026-09-15' }],
  ['date: 2026-09-15\nauthor: Null', { author: 'Null' }],
  ['date: 2026-09-15\ncategory: 2026', { category: '2026' }],
  ['date: 2026-09-15\nreadTime: 8\nfeatured: true', { readTime: 8, featured: true }],
  ['date: 2026-09-15\nkeywords:\n  - tests\n  - tools', { keywords: 'tests, tools' }],
])('a fact is understood as people type it: %j', (facts, expected) => {
  expect(articleOf(facts)).toMatchObject(expected);
});

test('a file from another system is understood', () => {
  const text = source('date: 2026-09-15').replaceAll('---\n', '--- \n').replaceAll('\n', '\r\n');
  expect(readArticles({ './articles/first/fr.md': `\ufeff${text}` })).toMatchObject([{ title: 'A title' }]);
});

test.each([
  ['Only text.', 'has no facts'],
  ['---\ntitle: "A"\n', 'ends within its facts'],
  ['---\ntitle: "A\n---\nText.', 'the facts cannot be read'],
])('an article that cannot be taken apart says why: %j', (text, fault) => {
  expect(parseArticle(text)).toMatchObject({ fault: expect.stringContaining(fault) });
});

test('an article with wrong facts is refused by file and key', () => {
  const files = { './articles/first/fr.md': source('date: 15/09/2026') };
  expect(() => readArticles(files)).toThrow(/content\/articles\/first\/fr\.md cannot be used[\s\S]*at date/);
});

test('the articles come newest first, in the languages that each is written in', () => {
  const own = languages.map(({ code }, index) => [
    `./articles/old/${code}.md`,
    source(`date: 2026-01-0${index + 1}`),
  ]);
  const files = { ...Object.fromEntries(own), './articles/new/fr.md': source('date: 2026-02-01') };
  const older = languages.map(({ code }) => `old ${code}`).reverse();
  expect(readArticles(files).map(({ slug, language }) => `${slug} ${language}`)).toEqual([
    'new fr',
    ...older,
  ]);
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
  const options = { title: 'A title', language: defaultLanguage, labels };
  const html = (markdown: string) => renderMarkdown(markdown, options).html;

  it('has headings below the title of the page, each with an id of its own, the second level being its contents', () => {
    const { html, headings } = renderMarkdown('## Où & quand ?\n\n### Où\n\n## Où & quand ?', options);
    expect(headings).toEqual([
      { id: 'text-ou--quand-', title: 'Où & quand\u202f?' },
      { id: 'text-ou--quand--1', title: 'Où & quand\u202f?' },
    ]);
    expect(html).toContain('<h2 id="text-ou--quand-">Où &#x26; quand\u202f?</h2>');
    expect(html).toContain('<h3 id="text-ou">Où</h3>');
  });

  it.each([
    ['a body that begins at the first level', '# A\n\n## B\n\n# C', ['h2 text-a', 'h3 text-b', 'h2 text-c']],
    ['a skipped level', '## A\n\n#### B\n\n### C', ['h2 text-a', 'h3 text-b', 'h3 text-c']],
    ['the title again', '# A title\n\n## A', ['h2 text-a']],
    ['no words', '## 🎉\n\n##\n\n## !', ['h2 text-section', 'h2 text-section-1']],
    ['an id of the author’s', '<h2 id="a">One</h2>\n\n## A\n\n<p id="a">x</p>', ['h2 text-a', 'h2 text-a-1']],
    ['other letters', '## اختبار', ['h2 text-اختبار']],
  ])('mends the headings of %s', (_, markdown, expected) => {
    const found = [...html(markdown).matchAll(/<(h\d) id="([^"]*)"/g)].map(([, name, id]) => `${name} ${id}`);
    expect(found).toEqual(expected);
  });

  it.each([
    [
      'reference links',
      '[a][1] [b]\n\n[1]: http://example.org "T"\n[b]: /services',
      '<a href="http://example.org" title="T">a</a> <a href="/services">b</a>',
    ],
    [
      'footnotes',
      'a[^1]\n\n[^1]: b',
      '<a href="#text-fn-1" id="text-fnref-1" data-footnote-ref aria-describedby="text-footnote-label">1</a>',
    ],
    ['task lists', '- [x] a\n- [ ] b', '<input type="checkbox" checked disabled aria-label="Done"> a'],
    [
      'alerts',
      '> [!WARNING]\n> a',
      '<div class="alert warning" role="note">\n<p><strong>Warning</strong></p>\n<p>a</p>\n</div>',
    ],
    [
      'code in a cell',
      '| a |\n|:-:|\n| x | \n| `b` |',
      '<th scope="row" class="centred"><code>b</code></th>',
    ],
    [
      'harmless HTML',
      '<details open><summary>a</summary>\n\n**b** <kbd>K</kbd>\n\n</details><!-- c -->',
      '<details open><summary>a</summary>\n<p><strong>b</strong> <kbd>K</kbd></p>\n</details>',
    ],
  ])('has %s', (_, markdown, expected) => {
    expect(html(markdown)).toContain(expected);
  });

  it('leads its fragments to its own headings, however they are written', () => {
    expect(html('[a](#main) [b](#%C3%A9t%C3%A9) [c](#nothing)\n\n## Main\n\n## Été')).toContain(
      '<a href="#text-main">a</a> <a href="#text-ete">b</a> <a href="#nothing">c</a>',
    );
  });

  it('marks code while it is built, in a language that is known', () => {
    const code = (language: string) => html(`\`\`\`${language}\nconst a;\n\`\`\``);
    expect(code('ts')).toContain('<span class="code-keyword">const</span> a;');
    expect(code('unknown')).toContain('const a;');
  });

  it('names what scrolls after the heading above it or the page, each by its own name', () => {
    const table = '| a | b |\n| - | -: |\n| 1 | 2 |';
    const text = html(`${table}\n\n## Costs\n\n${table}\n\n\`\`\`\nlet a;\n\`\`\``);
    expect(text).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="A title">');
    expect(text).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Costs">');
    expect(text).toContain('<pre role="region" tabindex="0" aria-label="Costs (2)">');
    expect(text).toContain('<th scope="row">1</th><td class="number">2</td>'.replace('><td', '>\n<td'));
  });

  it('has the typography of its language, in text and not in code', () => {
    expect(html("L'essai est-il **prêt** ? `a ? b : 'c'`")).toContain(
      "L’essai est-il <strong>prêt</strong>\u202f? <code>a ? b : 'c'</code>",
    );
  });

  it('has pictures that keep their place before they are there, by any name', () => {
    const picture = { sources: { avif: '/a.avif 640w' }, img: { src: '/a.jpeg', w: 8, h: 4 } };
    const { html } = renderMarkdown('![A "scheme"](<a é.png>) ![x](b.png)', {
      ...options,
      pictureOf: (address) => (pictureName(address) === 'a é.png' ? picture : undefined),
    });
    expect(html.trim()).toMatch(
      /^<p><picture><source type="image\/avif" srcset="\/a.avif 640w" sizes="[^"]+"><img src="\/a.jpeg" alt="A &#x22;scheme&#x22;" width="8" height="4" loading="lazy" decoding="async"><\/picture> <\/p>$/,
    );
  });

  it.each([
    'a <b onclick="x">c</b>',
    '<script>alert(1)</script>',
    '<b style="x:y">c</b>',
    '[a](javascript:alert%281%29)',
    '![a][b]\n\n[b]: javascript:alert%281%29',
  ])('runs no code: %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/script|onclick|style/);
  });
});
