import { type LanguageCode, languages } from './languages.ts';

/** The languages that a build writes pages in: those that are published and, with `DRAFTS=1`, the drafts. */
export const builtLanguages: readonly LanguageCode[] = languages
  .filter(({ draft }) => !draft || process.env.DRAFTS === '1')
  .map(({ code }) => code);
