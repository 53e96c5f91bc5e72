import { expect, test } from 'vitest';
import { copiedTexts } from '../../../../scripts/check/words/copiedTexts.ts';
import { wordsOf } from './wordsOf.ts';

const check = (language: string, text: string, source = text, key = 'title', namespace = 'home') =>
  copiedTexts(wordsOf({ [key]: text }, language, namespace), [
    wordsOf({ [key]: source }, 'en', namespace),
  ]).map(({ message }) => message);

test('a sentence that is the same as in the language it is translated from', () => {
  expect(check('es', 'We test before your users do.')).toEqual([
    'title is the same as in locales/en/home.json: "We test before your users do.". Translate it.',
  ]);
  expect(check('es', 'Probamos antes que sus usuarios.', 'We test before your users do.')).toEqual([]);
});

test.each(['Selenium WebDriver', 'API REST', 'S/4HANA 2023', 'Neuilly-sur-Seine', '{{company}} 24/7', 'k6'])(
  '%s is the same in every language',
  (text) => expect(check('ar', text)).toEqual([]),
);

test('what is not translated on purpose', () => {
  expect(check('es', 'smart contract', 'smart contract', 'keywords')).toEqual([]);
  expect(check('es', 'Who publishes this site.', 'Who publishes this site.', 'title', 'legalNotice')).toEqual(
    [],
  );
});
