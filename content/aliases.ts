import { domains } from './domains.ts';
import { type LanguageCode, languages } from './languages.ts';

export interface Alias {
  /** The path of the alias, without language prefix. */
  from: string;
  /** The path of the page that the alias shows. That page is the canonical one. */
  to: string;
  /** The language in which the alias shows the page, whatever language prefix the URL has. */
  language?: LanguageCode;
  /** True if the page has moved for good: hosts then redirect to `to`. Other aliases show the page without a redirect. */
  isMoved?: boolean;
}

/** The code of English, for an alias that the specification requires (§2). `String` lets this compile if `languages` has no `en`. */
const english = languages.find(({ code }) => String(code) === 'en')?.code;

/** Paths that lead to another page. An offer can also be reached by the key of its domain: `/offre/ai-ml` leads to `/offre/ia-ml`. */
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
