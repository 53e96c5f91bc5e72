import { expect, test } from 'vitest';
import { headingFaults } from '../../scripts/check/site/headings.ts';
import { inlineCode } from '../../scripts/check/site/inlineCode.ts';
import { renderBlocking } from '../../scripts/check/site/renderBlocking.ts';
import { weightFaults } from '../../scripts/check/site/weight.ts';
import { site } from './builtSite.ts';

test('there are documents in each published language', () => {
  expect(site.pages.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/en', '/404', '/en/404']));
});

test('each page has one h1, and its headings are in order', () => {
  expect(site.pages.flatMap(headingFaults)).toEqual([]);
});

test('no page has what the content security policy refuses', () => {
  expect(site.pages.flatMap(inlineCode)).toEqual([]);
});

test('no first paint waits for a second request', () => {
  expect(site.pages.flatMap(renderBlocking)).toEqual([]);
});

test('the first screen of each document comes with the first round trip, and none is too heavy', () => {
  expect(weightFaults(site.pages)).toEqual([]);
});
