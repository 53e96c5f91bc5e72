import { expect, test } from 'vitest';
import { showFallbacks, withFallback, withoutMarks } from '../../../../renderer/i18n/fallbackTexts.ts';
import { htmlOf, treeOf } from '../../../../renderer/page/tree.ts';

const fallback = {
  title: 'Title',
  left_one: 'one left',
  left_other: '{{count}} left',
  items: [
    { key: 'first', text: 'First' },
    { key: 'second', text: 'Second' },
  ],
};

test('what a draft lacks is there in the fallback language, and names stay names', () => {
  const words = withFallback({ title: 'Titel', items: [{ key: 'first', text: 'Erstes' }] }, fallback);
  expect(words).toMatchObject({
    title: 'Titel',
    items: [{ key: 'first', text: 'Erstes' }, { key: 'second' }],
  });
  expect(withoutMarks(JSON.stringify(words.items[1]))).toBe('{"key":"second","text":"Second"}');
  expect(words.items[1]?.text).not.toBe('Second');
});

test('a draft without a file of words has all of it in the fallback language', () => {
  expect(withoutMarks(JSON.stringify(withFallback(undefined, fallback)))).toBe(JSON.stringify(fallback));
});

test('the element that begins with such a text says its language; attributes and the rest are left without marks', () => {
  const { title } = withFallback({}, { title: 'Title' });
  const shown = (html: string) => {
    const tree = treeOf(html);
    showFallbacks(tree);
    return htmlOf(tree);
  };
  expect(shown(`<p class="a">${title}</p><a title="${title}">Titel</a>`)).toBe(
    '<p class="a" lang="en" dir="ltr">Title</p><a title="Title">Titel</a>',
  );
  expect(shown(`<a lang="fr">${title}</a>`)).toBe('<a lang="fr">Title</a>');
});
