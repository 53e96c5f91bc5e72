import { expect, it } from 'vitest';
import { htmlOf, separateWords, treeOf } from '../../../../../renderer/document/page/tree.ts';

const separated = (html: string) => htmlOf(separateWords(treeOf(html)));

it.each([
  ['<p class="flex gap-2"><a>Français</a><span>fr</span></p>', '</a> <span>'],
  ['<p><span class="mono-label block">Sector</span>Retail</p>', '</span> Retail'],
  ['<svg><text>Units</text><text>API</text></svg>', '</text> <text>'],
  ['<div><div class="grid"><button>Yes</button><button>No</button></div></div>', '</button> <button>'],
])('writes a space between words that style keeps apart: %s', (html, text) => {
  expect(separated(html)).toContain(text);
});

it.each([
  '<p><a>Test</a><span>s</span></p>',
  '<p class="flex"><svg></svg><span>Words</span></p>',
  '<div class="grid"><p>One</p><p>Two</p></div>',
  '<x-island><p class="flex"><a>Yes</a><a>No</a></p></x-island>',
])('writes no space within a word, beside a drawing, between blocks and in an island: %s', (html) => {
  expect(separated(html)).toBe(html);
});
