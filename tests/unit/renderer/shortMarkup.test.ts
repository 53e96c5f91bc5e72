import { expect, it } from 'vitest';
import { shortMarkup } from '../../../renderer/shortMarkup.ts';

it('leaves out what a browser knows of SVG, and nothing of HTML', () => {
  expect(
    shortMarkup(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1"><path d="M0"></path><g></g></svg><p></p><i>&gt;</path></i>',
    ),
  ).toBe('<svg width="1"><path d="M0"/><g></g></svg><p></p><i>&gt;</path></i>');
});
