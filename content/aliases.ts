import { domains } from './domains.ts';
import { type LanguageCode, languages } from './languages.ts';

export interface Alias {
  /** The path that answers besides the real one, without language prefix. */
  from: string;
  /** The page that is shown, and named as canonical. */
  to: string;
  /** A language that the alias forces, whatever its prefix. */
  language?: LanguageCode;
  /** It has moved for good: hosts lead to the page. The others are addresses in their own right. */
  isMoved?: boolean;
}

/** The specification has an address in English (§2); the types know only the languages of this site, so the code is compared as a text. */
const english = languages.find(({ code }) => String(code) === 'en')?.code;

/** Paths that show another page. An offer answers under its domain's name too. */
export const aliases: readonly Alias[] = [
  { from: '/notre-offre', to: '/services' },
  { from: '/our-expertise', to: '/services', ...(english && { language: english }) },
  ...domains
    .filter(({ key, offreKey }) => key !== offreKey)
    .map(({ key, offrePath }) => ({ from: `/offre/${key}`, to: offrePath, isMoved: true })),
];

/** @returns the alias at a path without language prefix */
export function aliasAt(path: string): Alias | undefined {
  return aliases.find(({ from }) => from === path);
}
