/**
 * The languages of this site, with their prefixes and directions. What holds for one language alone names it elsewhere, such as the
 * typography of Arabic in `base.css` and the English address in `aliases.ts`.
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
