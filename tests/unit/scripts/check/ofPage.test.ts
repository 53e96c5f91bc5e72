import { expect, test, vi } from 'vitest';
import { findAll, ofPage, recall } from '../../../../scripts/check/site/ofPage.ts';
import { sitePage } from '../../../../scripts/check/site/sitePage.ts';

const html = '<title>Careers</title>';

test('what was found in a document is recalled, and not found again', () => {
  const find = vi.fn(({ root }) => root.querySelector('title').textContent);
  const titleOf = ofPage('title', find);
  const found = findAll(sitePage('/careers', html));
  const again = sitePage('/careers', html);
  recall(again, found);
  expect(titleOf(again)).toBe('Careers');
  expect(find).toHaveBeenCalledTimes(1);
});

test('what was not asked when the document was read is an error that names it', () => {
  const found = findAll(sitePage('/careers', html));
  ofPage('learnt later', () => '');
  expect(() => recall(sitePage('/careers', html), found)).toThrow(
    '"learnt later" was not asked of /careers: import its module in scripts/build/readDocuments.ts.',
  );
});
