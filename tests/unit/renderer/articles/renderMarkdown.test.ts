import { describe, expect, it } from 'vitest';
import { pictureName } from '../../../../renderer/articles/picture.ts';
import { renderMarkdown } from '../../../../renderer/articles/renderMarkdown.ts';

/** What this site says around a text. */
const labels = {
  footnotes: 'Notes',
  back: 'Back',
  done: 'Done',
  toDo: 'To do',
  alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
};

const options = { title: 'A title', language: 'fr' as const, labels };
const html = (markdown: string) => renderMarkdown(markdown, options).html;

describe('an article’s text', () => {
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
