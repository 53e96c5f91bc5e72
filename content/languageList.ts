/**
 * The languages of this site. Nothing else in the project knows a language's code, its prefix or its direction.
 *
 * `offered` languages appear in the switcher; the others are supported (stored or browser language, `/es/…`, `/ar/…`)
 * once they are published. `colon` is how the language writes one between a label and its text. A `draft` is not published yet: its
 * pages exist in `npm run dev` and in a build with `DRAFTS=<code>`, and what is missing in it shows in the fallback language.
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
    draft: false,
  },
  {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    hreflang: 'en',
    ogLocale: 'en_GB',
    colon: ': ',
    offered: true,
    draft: false,
  },
  {
    code: 'es',
    name: 'Español',
    direction: 'ltr',
    hreflang: 'es',
    ogLocale: 'es_ES',
    colon: ': ',
    offered: false,
    draft: false,
  },
  {
    code: 'ar',
    name: 'العربية',
    direction: 'rtl',
    hreflang: 'ar',
    ogLocale: 'ar_SA',
    colon: ': ',
    offered: false,
    draft: false,
  },
] as const;

/** The language of un-prefixed URLs. */
export const defaultLanguage = 'fr';

/** What a visitor gets whose browser speaks none of the supported languages. */
export const fallbackLanguage = 'en';
