import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { idFaults } from '../../scripts/check/site/ids.ts';
import { brokenLinks } from '../../scripts/check/site/links.ts';
import { site } from './builtSite.ts';

test('every address of this site answers, and so does every fragment', () => {
  expect(brokenLinks(site, company.origin)).toEqual([]);
});

test('ids are unique, and what is named is on the page', () => {
  expect(site.pages.flatMap(idFaults)).toEqual([]);
});
