import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { alternateFaults } from '../../scripts/check/site/alternates.ts';
import { headTextFaults } from '../../scripts/check/site/headTexts.ts';
import { jsonLdFaults } from '../../scripts/check/site/jsonLd.ts';
import { site } from './builtSite.ts';

test('each page has a title and a description of its own, of a length that is shown', () => {
  expect(headTextFaults(site.pages)).toEqual([]);
});

test('canonical addresses and alternates lead to pages, and name each other', () => {
  expect(alternateFaults(site.pages, company.origin)).toEqual([]);
});

test('structured data can be read, and each node is referred to', () => {
  expect(jsonLdFaults(site.pages)).toEqual([]);
});
