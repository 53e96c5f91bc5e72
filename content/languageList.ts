/**
 * The languages of this site. Nothing else in the project knows a language's code, its prefix or its direction.
 *
 * `offered` languages appear in the switcher; the others are supported (stored or browser language, `/es/…`, `/ar/…`).
 * `colon` is how the language writes one between a label and its text. Every language of the list is built;
 * what it lacks is shown in another one.
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

/** The language of un-prefixed URLs. It leads: its words are complete, and their keys are the types. */
export const defaultLanguage: LanguageCode = 'fr';

/** The language for a visitor whose browser asks for none of the supported ones. */
export const fallbackLanguage: LanguageCode = 'en';
