import type { TFunction } from 'i18next';
import type common from './fr/common.json';
import type home from './fr/home.json';
import type newsletter from './fr/newsletter.json';
import type notFound from './fr/notFound.json';

/** The default language's words are the type of all words: a key that French lacks does not compile. */
export interface Resources {
  common: typeof common;
  home: typeof home;
  newsletter: typeof newsletter;
  notFound: typeof notFound;
}

/** Speaks one language and knows every namespace: `t('careers:hero.title')`. */
export type Translate = TFunction<(keyof Resources)[]>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
