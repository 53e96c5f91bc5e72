import { expect, test } from 'vitest';
import { checkKeys } from '../../../../scripts/check/keys.ts';
import { wordFile } from '../../../../scripts/check/words.ts';

const check = (words: object, code: string) =>
  checkKeys(
    [wordFile('locales/fr/home.json', JSON.stringify(words))],
    [{ path: 'pages/a.tsx', text: `const { t } = useTranslation('home');\n${code}` }],
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);
const unused = 'is used by no page. Remove it in every language, or show it.';

test('what the code does not name is told once for the largest group', () => {
  const words = { used: 'x', left: { a: 'x', b: { c: 'y' } }, half: { a: 'x', b: 'y' } };
  expect(check(words, "t('used'); t('half.a')")).toEqual([
    `locales/fr/home.json:1 left (2 texts) ${unused}`,
    `locales/fr/home.json:1 half.b ${unused}`,
  ]);
});

test.each([
  ['a group', "t('a', { returnObjects: true })"],
  ['a part known at run time', 't(`a.$' + '{key}.y`)'],
  ['a key inside a template', '`$' + "{t('a.x.y')} 2`"],
  ['a key with its file', "t('home:a.x.y')"],
  ['a list of keys', "const keys: ParseKeys<'home'>[] = ['a.x.y']"],
  ['the whole file', "readWords<Words>(language, 'home')"],
])('%s names its texts', (_, code) => expect(check({ a: { x: { y: '1' } } }, code)).toEqual([]));

test('plural forms are named by their base', () => {
  expect(check({ left_one: 'x', left_other: 'y' }, "t('left', { count })")).toEqual([]);
});

test('a key that no file has', () => {
  expect(check({ a: { title: 'x' } }, "t('a.title'); t('a.titel')")).toEqual([
    'pages/a.tsx:2 asks for "a.titel", which locales/fr/home.json does not have. Did you mean "a.title"?',
  ]);
});
