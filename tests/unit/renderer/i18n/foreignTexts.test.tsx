import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { TextInLanguage } from '../../../../components/ui/TextInLanguage.tsx';
import { notedLanguages, noteLanguage } from '../../../../renderer/i18n/foreignTexts.ts';
import { foreignKey } from '../../../../renderer/i18n/layWords.ts';

// Here as on pages, JSX makes elements by `renderer/i18n/markedJsxDev.ts` (`jsxImportSource` in tsconfig.json), which marks the texts.

/** English words, two of which are taken from French. */
const words = {
  own: 'Own',
  taken: 'Pris {{count}}',
  group: { items: ['Un', 'Own'] },
  [foreignKey]: { taken: 'fr', 'group.items.0': 'fr' },
};

/** @returns what a component shows of these words, in English */
function shown(Part: () => ReactNode): string {
  const i18n = i18next.createInstance();
  i18n
    .use(initReactI18next)
    .use(noteLanguage)
    .init({
      ...notedLanguages,
      lng: 'en',
      resources: { en: { home: words } },
      ns: ['home'],
      initAsync: false,
    });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Part />
    </I18nextProvider>,
  );
}

/** The types know the words of the site only: those of this file are asked for by any key. */
const useWords = () => useTranslation('home').t as unknown as (key: string, options?: object) => string;

const Alone = () => <p title={useWords()('taken', { count: 2 })}>{useWords()('taken', { count: 1 })}</p>;

test('an element that holds nothing but a text in another language says that language', () => {
  expect(shown(Alone)).toBe('<p lang="fr" dir="ltr" title="Pris 2">Pris 1</p>');
});

function Beside() {
  const t = useWords();
  return (
    <p>
      {t('own')}: {t('taken', { count: 1 })}
    </p>
  );
}

test('beside other texts such a text gets an element of its own, and a text in the language of the page gets none', () => {
  expect(shown(Beside)).toBe('<p>Own: <span lang="fr" dir="ltr">Pris 1</span></p>');
});

function List() {
  const items = useWords()('group.items', { returnObjects: true }) as unknown as string[];
  return (
    <>
      {items.map((item) => (
        <option key={item}>{item}</option>
      ))}
      {items}
    </>
  );
}

test('each text of a list is marked by itself: an option alone has it as its own, in a fragment it stands beside others', () => {
  expect(shown(List)).toBe(
    '<option lang="fr" dir="ltr">Un</option><option>Own</option><span lang="fr" dir="ltr">Un</span>Own',
  );
});

/** Libraries make elements by React alone. */
const Library = ({ children }: { children: ReactNode }) => createElement('label', null, children);

const InLibrary = () => (
  <Library>
    <TextInLanguage text={useWords()('taken', { count: 1 })} />
  </Library>
);

test('a text for a component of a library is marked by `TextInLanguage`', () => {
  expect(shown(InLibrary)).toBe('<label><span lang="fr" dir="ltr">Pris 1</span></label>');
});
