import { domains } from './domains.ts';
import { type LanguageCode, languages } from './languages.ts';

export interface Alias {
  /** The path of the alias, without language prefix. */
  from: string;
  /** The path of the page that the alias shows. That page is the canonical one. */
  to: string;
  /** A language that the alias forces, whatever its prefix. */
  language?: LanguageCode;
  /** True where the page has moved for good: hosts then redirect to it. Other aliases answer themselves. */
  isMoved?: boolean;
}

/** The specification (§2) asks for an alias in English. A site without English has no type for the code, so it is compared as a string. */
const english = languages.find(({ code }) => String(code) === 'en')?.code;

/** Paths that show another page. The page of an offer also answers under the key of its domain. */
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
