/**
 * The languages of this site. All are built. A text that a language lacks is shown in `fallbackLanguage`, else in `defaultLanguage`.
 * - `offered`: true if the language switcher lists the language. Visitors reach any other language by its URL (`/es/…`), or are
 *   redirected to it if their browser prefers it or if `?lang=es` stored it on an earlier visit.
 * - `colon`: the colon between a label and its text, with its spaces.
 *
 * Code for a single language is elsewhere. For example, the Arabic typography is in `base.css`.
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

/** The source language, whose URLs have no prefix. Its translations are complete; TypeScript derives the types of keys from them. */
export const defaultLanguage: LanguageCode = 'fr';

/** The language of visitors whose browser asks for none of the site's languages. */
export const fallbackLanguage: LanguageCode = 'en';
