import type { Thing } from 'schema-dts';
import { defaultLanguage, type LanguageCode, languageOf, urlOf } from '../../../content/languages.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/** A node of JSON-LD, as schema.org describes it. */
export type JsonLdNode = Exclude<Thing, string>;

export interface PageTexts {
  /** Of the length that `content/headLimits.ts` allows, brand included. */
  title: string;
  /** Of the length that `content/headLimits.ts` allows. */
  description: string;
  keywords: string;
  /** Of an article: who has written it and when, as the page says, with days as year-month-day. */
  byline?: { author: string; published: string; modified: string | undefined };
}

export interface PageIdentity {
  language: LanguageCode;
  languages: readonly LanguageCode[];
  /** Its own path, without language: that of the page which an alias shows. */
  canonicalPath: string;
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** Its own address, absolute. */
  url: string;
}

/** The metadata that a page declares in its `+metadata.ts`, or inherits from `pages/+metadata.ts`. */
export interface Metadata {
  /** The words of the head, in the language that `t` speaks. `path` is the page's own, without language. */
  texts: (
    t: Translate,
    parameters: Record<string, string>,
    language: LanguageCode,
    path: string,
  ) => PageTexts;
  /** The structured-data type of the page, where it is no plain `WebPage`; every page names the organisation too. */
  structuredDataType?: 'ContactPage';
  /** The languages that the page exists in, where its title does not say it: a title that a language lacks comes from another one. */
  languages?: (parameters: Record<string, string>) => readonly LanguageCode[] | undefined;
  /** Nodes that only this page has: services, positions, articles. `image` is the address of its share picture. */
  structuredData?: (
    t: Translate,
    parameters: Record<string, string>,
    page: PageIdentity & { image: string },
  ) => JsonLdNode[];
  /** The last item of the breadcrumb, where the path's last segment has no label in `common.json`. */
  crumb?: (t: Translate, parameters: Record<string, string>, language: LanguageCode) => string;
  /** The path that the breadcrumb follows, where it is not the page's own. */
  crumbPath?: (parameters: Record<string, string>) => string;
  isError?: boolean;
  hasForm?: boolean;
  /** The page at a path is not for search engines. */
  noIndex?: (path: string) => boolean;
}

export interface ShareImage {
  /** Absolute. */
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** The metadata of a page, for search engines and link previews. Addresses are absolute. */
export interface PageHead extends PageTexts {
  /** The canonical URL. A page that is not indexed has none: search engines keep no address of it. */
  canonical?: string;
  /** The same page in each language that it exists in, and `x-default`; none of a page that is not indexed. */
  alternates: readonly { hreflang: string; href: string }[];
  isIndexed: boolean;
  image: ShareImage;
}

export function pageHeadOf(
  { language, languages, canonicalPath, origin }: PageIdentity,
  texts: PageTexts,
  image: ShareImage,
  isIndexed: boolean,
): PageHead {
  // Search engines and previews show the signs that keep figures apart between Arabic words (U+2066 to U+2069) as boxes.
  const description = texts.description.replaceAll(/[\u2066-\u2069]/g, '');
  const head = { ...texts, description, image, isIndexed };
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
