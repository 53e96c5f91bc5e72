import { describe, expect, test } from 'vitest';
import {
  hintFor,
  maxQueryLength,
  queryOfUrl,
  urlWithQuery,
} from '../../../../../components/islands/search/query.ts';

const origin = 'https://www.example.test';

describe('the query of an address', () => {
  test.each([
    ['/search', ''],
    ['/search?q=', ''],
    ['/search?q=lead+testeur', 'lead testeur'],
    ['/search?q=%20%20s%C3%A9curit%C3%A9%20%20', 'sécurité'],
    ['/search?q=sap&q=cloud', 'sap'],
    ['/en/search?utm_source=x#list', ''],
  ])('%s is %j', (path, query) => {
    expect(queryOfUrl(origin + path)).toBe(query);
  });

  test('is cut to the length at which nothing in the catalogue matches, and never inside a character', () => {
    expect(queryOfUrl(`${origin}/search?q=${'x'.repeat(10_000)}`)).toHaveLength(maxQueryLength);
    expect(Array.from(queryOfUrl(`${origin}/search?q=${'🎧'.repeat(10_000)}`))).toHaveLength(maxQueryLength);
  });
});

describe('an address with a query', () => {
  test.each([
    ['/?q=cloud', 'sap', '/?q=sap'],
    ['/en?utm_source=x#start', 'S/4HANA & co', '/en?utm_source=x&q=S%2F4HANA+%26+co#start'],
    ['/?q=sap', '', '/'],
    ['/?q=sap&utm_source=x#start', '', '/?utm_source=x#start'],
    ['/', '\ud83d', '/?q=%EF%BF%BD'],
  ])('%s with %j is %s', (path, query, expected) => {
    expect(urlWithQuery(origin + path, query)).toBe(origin + expected);
  });
});

describe('the hint', () => {
  test.each([
    ['', null],
    [' ', 'hintShort'],
    ['🎧', 'hintShort'],
    ['sa', 'hintReady'],
    ['  sap  ', 'hintReady'],
  ])('for %j is %s', (text, hint) => {
    expect(hintFor(text)).toBe(hint);
  });
});
