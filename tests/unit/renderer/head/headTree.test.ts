import { expect, test } from 'vitest';
import type { HeadElement } from '../../../../renderer/head/createHead.ts';
import { headTree } from '../../../../renderer/head/headTree.ts';
import { htmlOf } from '../../../../renderer/page/tree.ts';

test.each<[what: string, elements: HeadElement[], html: string]>([
  [
    'elements follow each other without anything between',
    [
      { tag: 'meta', attributes: { charset: 'utf-8' } },
      { tag: 'title', content: 'A' },
      { tag: 'link', attributes: { rel: 'preload', href: '/a', crossorigin: true } },
    ],
    '<meta charset="utf-8"><title>A</title><link rel="preload" href="/a" crossorigin>',
  ],
  [
    'a text cannot become markup',
    [{ tag: 'title', content: 'R&D <b> "x"' }],
    '<title>R&#x26;D &#x3C;b> "x"</title>',
  ],
  [
    'nor can an attribute',
    [{ tag: 'meta', attributes: { content: '"><script>&quot;' } }],
    '<meta content="&#x22;><script>&#x26;quot;">',
  ],
  ['a script stands as it is', [{ tag: 'script', content: 'a && b < c' }], '<script>a && b < c</script>'],
  [
    'so does a style, which may speak of scripts and comments',
    [{ tag: 'style', content: '<!-- a > b{content:"&"} /* </script> */' }],
    '<style><!-- a > b{content:"&"} /* </script> */</style>',
  ],
])('%s', (_what, elements, html) => {
  expect(htmlOf(headTree(elements))).toBe(html);
});

test.each([
  ['</script>', 'A <script> of the head holds "</script"'],
  ['</SCRIPT ', 'A <script> of the head holds "</script"'],
  ['x</scripty', 'A <script> of the head holds "</script"'],
  ['x = "<!-- <script>"', 'holds "<!--"'],
])('a script that holds %s, where its end would be another, is refused', (content, message) => {
  expect(() => headTree([{ tag: 'script', content }])).toThrow(message);
});
