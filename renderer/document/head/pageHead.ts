import { defaultLanguage, type LanguageCode, languageOf, urlOf } from '../../../content/languages.ts';
import type { PageIdentity, PageWords } from './metadata.ts';

/** The picture that link previews show. */
export interface ShareImage {
  /** Absolute. */
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** The metadata of a page, for search engines and link previews. Addresses are absolute. */
export interface PageHead extends PageWords {
  /** The canonical URL. A page that is not indexed has none: search engines keep no address of it. */
  canonical?: string;
  /** The same page in each language that it exists in, and `x-default`; none of a page that is not indexed. */
  alternates: readonly { hreflang: string; href: string }[];
  isIndexed: boolean;
  image: ShareImage;
}

/** @returns what the head of a page says, as data */
export function pageHeadOf(
  { language, languages, canonicalPath, origin }: PageIdentity,
  words: PageWords,
  image: ShareImage,
  isIndexed: boolean,
): PageHead {
  // Search engines and previews show the signs that keep figures apart between Arabic words (U+2066 to U+2069) as boxes.
  const description = words.description.replaceAll(/[\u2066-\u2069]/g, '');
  const head = { ...words, description, image, isIndexed };
  if (!isIndexed) {
    return { ...head, alternates: [] };
  }
  const absolute = (code: LanguageCode) => origin + urlOf(code, canonicalPath);
  const versions = languages.map((code) => ({ hreflang: languageOf(code).hreflang, href: absolute(code) }));
  const forOthers = languages.find((code) => code === defaultLanguage) ?? languages[0] ?? language;
  const alternates = [...versions, { hreflang: 'x-default', href: absolute(forOthers) }];
  // A page that is written in one language alone has no other versions.
  return { ...head, canonical: absolute(language), alternates: languages.length > 1 ? alternates : [] };
}

/** The picture of a page in link previews, which `drawShareImage.tsx` draws in the size that the readers of Open Graph ask for. */
export function shareImageOf({ origin, language, canonicalPath }: PageIdentity, title: string): ShareImage {
  const file = urlOf(language, canonicalPath === '/' ? '/home' : canonicalPath);
  return { url: `${origin}/share${file}.png`, alt: title, width: 1200, height: 630 };
}
