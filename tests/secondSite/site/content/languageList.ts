export const languages = [
  {
    code: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    hreflang: 'de-AT',
    ogLocale: 'de_AT',
    colon: ': ',
    offered: true,
    draft: false,
  },
  {
    code: 'el',
    name: 'Ελληνικά',
    direction: 'ltr',
    hreflang: 'el',
    ogLocale: 'el_GR',
    colon: ': ',
    offered: true,
    draft: false,
  },
] as const;

export const defaultLanguage = 'de';
export const fallbackLanguage = 'el';
