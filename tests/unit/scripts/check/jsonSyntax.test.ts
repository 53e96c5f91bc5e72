import { expect, test } from 'vitest';
import { jsonSyntax } from '../../../../scripts/check/jsonSyntax.ts';
import { parseJsonFile } from '../../../../scripts/check/parseJsonFile.ts';

const messagesOf = (text: string) =>
  jsonSyntax(parseJsonFile('a.json', text)).map(({ line, message }) => `${line}: ${message}`);

test.each([
  [
    'a comma forgotten',
    '{\n  "a": "x"\n  "b": "y"\n}',
    '2: column 10: a comma is missing after this (the line is: "a": "x")',
  ],
  [
    'a comma too many',
    '{\n  "a": "x",\n}',
    /^3: column 1: a name in double quotes is expected here; remove the comma/,
  ],
  ['a text not closed', '{\n  "a": "x\n}', /^2: column 8: a text is not closed/],
  [
    'quotes inside a text',
    '{ "a": "dit "oui" ici" }',
    /^1: column 14: a text stands between straight double quotes/,
  ],
  [
    'typographic quotes around a text',
    '{ "a": “x” }',
    /^1: column 8: a text stands between straight double quotes/,
  ],
  ['a brace forgotten', '{ "a": { "b": "x" }', /^1: column 20: a closing } is missing/],
  ['a brace too many', '{ "a": "x" } }', /^1: column 14: something follows the closing }/],
  ['a colon forgotten', '{ "a" "x" }', /^1: column 7: a colon is missing/],
  ['a comment', '{ "a": "x" } // fin', /^1: column 14: JSON has no comments/],
  ['a tab inside a text', '{ "a": "x\ty" }', /^1: column 8: a tab or a line break stands inside a text/],
])('names line and column of %s, and nothing else', (_, text, expected) => {
  expect(messagesOf(text)).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

test('says that a file is empty', () => {
  expect(messagesOf('')).toEqual([expect.stringContaining('a value is expected here')]);
});

test('finds a name that is written twice in one group, and only there', () => {
  const text =
    '{\n  "a": { "x": "1" },\n  "b": { "x": "2" },\n  "list": [{ "x": "3" },\n    { "y": "4", "y": "5" }]\n}';
  expect(messagesOf(text)).toEqual(['5: list[1].y is written twice, here and on line 5. Keep one of them.']);
});

test('is silent about sound JSON', () => {
  expect(messagesOf('{ "a": ["x", { "b": 1 }], "c": null }')).toEqual([]);
});
