import { expect, test } from 'vitest';
import { htmlSyntax } from '../../../renderer/htmlSyntax.ts';

test('void elements and attributes are written as HTML writes them, and SVG keeps its capitals', () => {
  expect(
    htmlSyntax(
      '<time dateTime="2026">a<br/></time><input autoComplete="off" required="" value="dateTime=&quot;"/><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    ),
  ).toBe(
    '<time datetime="2026">a<br></time><input autocomplete="off" required value="dateTime=&quot;"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  );
});
