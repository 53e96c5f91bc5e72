import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it, test, vi } from 'vitest';
import { imageName } from '../../../../content/articles/articleSchema.ts';
import type { LanguageCode } from '../../../../content/languages.ts';
import { Page } from '../../../../pages/blog/@slug/+Page.tsx';
import { ArticleImage } from '../../../../pages/blog/@slug/ArticleImage.tsx';
import { type ArticleSource, articleAt } from '../../../../renderer/articles/articles.ts';
import { find, htmlOf, textOf, treeOf } from '../../../../renderer/document/page/tree.ts';

vi.mock(import('../../../../renderer/articles/articles.ts'), () => ({
  articleAt: vi.fn(),
  articlesIn: () => [],
}));

/** The translations that this site shows around the text of an article. */
const blog = {
  article: { contents: 'Contents', authorTitle: 'The author' },
  text: {
    ...{ footnotes: 'Notes', back: 'Back', done: 'Done', toDo: 'To do' },
    alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  },
};

/** @returns what a page shows of an article with this text and the title "A title" */
function shown(markdown: string, language: LanguageCode = 'fr') {
  const i18n = i18next.createInstance();
  i18n.use(initReactI18next).init({ lng: language, resources: { [language]: { blog } }, initAsync: false });
  const article: ArticleSource = {
    ...{
      markdown,
      language,
      title: 'A title',
      slug: 'a',
      date: '2026-01-01',
      summary: '',
      teaser: '',
    },
    ...{ source: 'owner', author: 'A role', readTime: 1, featured: false, keywords: '' },
  };
  vi.mocked(articleAt).mockReturnValue(article);
  const page = treeOf(
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Page slug={article.slug} />
      </I18nextProvider>,
    ),
  );
  return {
    html: htmlOf(find(page, 'article')?.children ?? []),
    contents: textOf(find(find(page, 'nav'), 'ol')),
  };
}
const html = (markdown: string) => shown(markdown).html;

describe('an article’s text', () => {
  it('has headings below the title of the page, each with a separate id; those of the second level are the table of contents', () => {
    const { html, contents } = shown('## Où & quand ?\n\n### Où\n\n## Quand\n\na[^1]\n\n[^1]: b');
    expect(contents).toBe('01Où & quand ?02Quand');
    expect(html).toContain('<h2 id="text-ou--quand-">Où &#x26; quand\u202f?</h2>');
    expect(html).toContain('<h3 id="text-ou">Où</h3>');
  });

  it.each([
    ['a body that begins at the first level', '# A\n\n## B\n\n# C', ['h2 text-a', 'h3 text-b', 'h2 text-c']],
    ['a skipped level', '## A\n\n#### B\n\n### C', ['h2 text-a', 'h3 text-b', 'h3 text-c']],
    ['the title again', '# A title\n\n## A', ['h2 text-a']],
    ['headings without words', '## 🎉\n\n##\n\n## !', ['h2 text-section', 'h2 text-section-1']],
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
      '<a title="T" href="http://example.org">a</a> <a href="/services">b</a>',
    ],
    [
      'footnotes',
      'a[^1]\n\n[^1]: b',
      '<a id="text-fnref-1" data-footnote-ref="" aria-describedby="text-footnote-label" href="#text-fn-1">1</a>',
    ],
    ['task lists', '- [x] a\n- [ ] b', '<input type="checkbox" disabled aria-label="Done" checked> a'],
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

  it('has links to its headings, however their fragments are written', () => {
    expect(html('[a](#main) [b](#%C3%A9t%C3%A9) [c](#nothing)\n\n## Main\n\n## Été')).toContain(
      '<a href="#text-main">a</a> <a href="#text-ete">b</a> <a href="#nothing">c</a>',
    );
  });

  it('has links to ids of the author and to footnotes, as they are written', () => {
    const links = html('<a name="Top"></a> [a](#Top) [b](#Résumé) c[^É]\n\n<p id="Résumé">x</p>\n\n[^É]: d');
    expect(links).toContain('<a href="#text-Top">a</a> <a href="#text-Résumé">b</a>');
    expect(links).toContain('href="#text-fn-%C3%A9"');
  });

  it('highlights code during the build, if the language is known', () => {
    const code = (language: string) => html(`\`\`\`${language}\nconst a;\n\`\`\``);
    expect(code('ts')).toContain('<span class="hljs-keyword">const</span> a;');
    expect(code('unknown')).toContain('const a;');
  });

  it('names each part that scrolls after the heading above or the page, and no two parts alike', () => {
    const table = '| a | b |\n| - | -: |\n| 1 | 2 |';
    const text = html(`${table}\n\n## Costs\n\n${table}\n\n\`\`\`\nlet a;\n\`\`\``);
    expect(text).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="A title">');
    expect(text).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Costs">');
    expect(text).toContain('<pre role="region" tabindex="0" aria-label="Costs (2)">');
    expect(text).toContain('<th scope="row">1</th><td class="number">2</td>');
  });

  it('has the typography of its language, in text and not in code', () => {
    expect(html("L'essai est-il **prêt** ? `a ? b : 'c'`")).toContain(
      "L’essai est-il <strong>prêt</strong>\u202f? <code>a ? b : 'c'</code>",
    );
  });

  it('accepts the scheme of a link in upper or lower case, and no scheme that runs code', () => {
    const links = [
      '[a](Https://example.org/A) <HTTP://example.org> www.example.org [b](Mailto:a@example.org) [c](TEL:+331)',
      '<a href="hTTps://example.org">d</a> [e](JavaScript:alert%281%29) <JAVASCRIPT:alert>',
    ];
    expect([...html(links.join(' ')).matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      ...['https://example.org/A', 'http://example.org', 'http://www.example.org', 'mailto:a@example.org'],
      ...['tel:+331', 'https://example.org'],
    ]);
  });

  it('leads to pages of this site in the language of the reader', () => {
    expect(shown('[a](/services)', 'en').html).toContain('<a href="/en/services">a</a>');
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

test('a picture has its size before it is loaded, in the width that the article gives', () => {
  const image = { sources: { avif: '/a.avif 640w' }, img: { src: '/a.jpeg', w: 8, h: 4 } };
  expect(renderToStaticMarkup(<ArticleImage image={image} alt="A scheme" width="6" />)).toMatch(
    /^<picture><source type="image\/avif" srcSet="\/a.avif 640w" sizes="[^"]+"\/><img src="\/a.jpeg" alt="A scheme" width="6" height="3" loading="lazy" decoding="async"\/><\/picture>$/,
  );
});

test('the name of a picture’s file is decoded from its address', () => {
  expect(imageName('./a%20e%CC%81.png')).toBe('a é.png');
});
