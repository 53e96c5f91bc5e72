import { type LanguageCode, languages } from '../../content/languages.ts';

/** The languages that visitors and search engines are led to. Not beside the list, which inline scripts would then hold whole. */
export const publishedLanguages: readonly LanguageCode[] = languages
  .filter(({ draft }) => !draft)
  .map(({ code }) => code);

/** Drafts that a build asks for: `DRAFTS=es,ar`. */
const asked = process.env.DRAFTS?.split(',') ?? [];

/** The languages that a build writes pages in: those that are published, and the drafts that it asks for. */
export const builtLanguages: readonly LanguageCode[] = languages
  .filter(({ code, draft }) => !draft || asked.includes(code))
  .map(({ code }) => code);
