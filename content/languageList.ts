/**
 * The languages of this site. Every one of them is built; a text that a language lacks is shown in another language.
 * - `offered`: the language switcher lists it. Other languages are found by URL (`/es/…`) or by the stored or the browser's language.
 * - `colon`: the colon between a label and its text.
 *
 * Code that concerns one language alone stands elsewhere, such as the Arabic typography in `base.css` and the English alias in
 * `aliases.ts`.
 */
export const languages = [
  {
    code: 'fr',
    name: 'Français',
    direction: 'ltr',
    hreflang: 'fr',
    ogLocale: 'fr_FR',
    colon: '\u00a0: ',
    offered: true,
  },
  {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    hreflang: 'en',
    ogLocale: 'en_GB',
    colon: ': ',
    offered: true,
  },
  {
    code: 'es',
    name: 'Español',
    direction: 'ltr',
    hreflang: 'es',
    ogLocale: 'es_ES',
    colon: ': ',
    offered: false,
  },
  {
    code: 'ar',
    name: 'العربية',
    direction: 'rtl',
    hreflang: 'ar',
    ogLocale: 'ar_SA',
    colon: ': ',
    offered: false,
  },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

/** The source language, whose URLs have no prefix. Its translations are complete, and the types are made from their keys. */
export const defaultLanguage: LanguageCode = 'fr';

/** The language of visitors whose browser asks for none of the site's languages. */
export const fallbackLanguage: LanguageCode = 'en';
