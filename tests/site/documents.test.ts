import { select, selectAll } from 'hast-util-select';
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { languages, urlOf } from '../../content/languages.ts';
import { propertyOf } from '../../renderer/document/page/tree.ts';
import { documents } from './builtSite.ts';

test('each language has its home page and its not-found page', () => {
  const urls = languages.flatMap(({ code }) => [urlOf(code, '/'), urlOf(code, '/404')]);
  expect(documents.map(({ url }) => url)).toEqual(expect.arrayContaining(urls));
});

test('each page is valid HTML', { timeout: 120_000 }, async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
  const problems: string[] = [];
  for (const { url, html } of documents) {
    const { results } = await validator.validateString(html, 'page.html');
    for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${url}  ${message} (${ruleId}) at ${selector}`);
    }
  }
  expect(problems).toEqual([]);
});

test('each page has exactly one first-level heading', () => {
  const pages = documents.filter(({ tree }) => selectAll('h1', tree).length !== 1);
  expect(pages.map(({ url }) => url)).toEqual([]);
});

test('each popover that a button opens is on the page of the button', () => {
  const targets = documents.flatMap(({ url, tree }) =>
    selectAll('[popovertarget]', tree).map((button) => ({
      url,
      id: propertyOf(button, 'popoverTarget'),
      tree,
    })),
  );
  expect(targets.length).toBeGreaterThan(0);
  const lost = targets.filter(({ id, tree }) => !select(`#${id}`, tree));
  expect(lost.map(({ url, id }) => `${url}  #${id}`)).toEqual([]);
});
