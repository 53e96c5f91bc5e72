import { expect, test } from 'vitest';
import type { HeadElement } from '../../../../renderer/head/createHead.ts';
import { headTree } from '../../../../renderer/head/headTree.ts';
import { htmlOf } from '../../../../renderer/page/tree.ts';

const renderHead = (elements: HeadElement[]) => htmlOf(headTree(elements));

test('elements follow each other without anything between', () => {
  expect(
    renderHead([
      { tag: 'meta', attributes: { charset: 'utf-8' } },
      { tag: 'title', content: 'A' },
      { tag: 'link', attributes: { rel: 'preload', href: '/a', crossorigin: true } },
    ]),
  ).toBe('<meta charset="utf-8"><title>A</title><link rel="preload" href="/a" crossorigin>');
});

test('texts and attributes cannot become markup', () => {
  expect(renderHead([{ tag: 'title', content: 'R&D <b> "x"' }])).toBe('<title>R&#x26;D &#x3C;b> "x"</title>');
  expect(renderHead([{ tag: 'meta', attributes: { content: '"><script>' } }])).toBe(
    '<meta content="&#x22;><script>">',
  );
  expect(renderHead([{ tag: 'meta', attributes: { content: '&quot;' } }])).toBe(
    '<meta content="&#x26;quot;">',
  );
});

test('scripts and styles stand as they are', () => {
  expect(renderHead([{ tag: 'script', content: 'a && b < c' }])).toBe('<script>a && b < c</script>');
  expect(renderHead([{ tag: 'style', content: 'a > b{content:"&"}' }])).toBe(
    '<style>a > b{content:"&"}</style>',
  );
});

test.each(['</script>', '</SCRIPT ', 'x</scripty'])('a script that holds %s is refused', (content) => {
  expect(() => renderHead([{ tag: 'script', content }])).toThrow('A <script> of the head holds "</script"');
});

test('a script whose end would be hidden is refused; in a style the same is harmless', () => {
  expect(() => renderHead([{ tag: 'script', content: 'x = "<!-- <script>"' }])).toThrow('holds "<!--"');
  expect(renderHead([{ tag: 'style', content: '<!-- a{}' }])).toBe('<style><!-- a{}</style>');
});

test('a style may speak of scripts', () => {
  expect(renderHead([{ tag: 'style', content: '/* </script> */' }])).toBe('<style>/* </script> */</style>');
});
