import type { Thing } from 'schema-dts';
import { defaultLanguage, type LanguageCode, languageOf, urlOf } from '../../../content/languages.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/** A node of JSON-LD, as schema.org describes it. */
export type JsonLdNode = Exclude<Thing, string>;

export interface PageTexts {
  /** The title with the company's name, no longer than `content/headLimits.ts` allows. */
  title: string;
  /** The description, of a length that `content/headLimits.ts` allows. */
  description: string;
  keywords: string;
  /** The author and dates of an article, as the page shows them. Dates are year-month-day. */
  byline?: { author: string; published: string; modified: string | undefined };
}

export interface PageIdentity {
  language: LanguageCode;
  /** The languages in which the page has its own texts. */
  languages: readonly LanguageCode[];
  /** The path of the page, without language. At an alias, it is the path of the page that the alias shows. */
  canonicalPath: string;
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** The absolute URL of the page. */
  url: string;
}

/** The metadata that a page declares in its `+metadata.ts`, or inherits from `pages/+metadata.ts`. */
export interface Metadata {
  /** Returns the texts of the head in the language of `t`. `path` is the page's path, without language. */
  texts: (
    t: Translate,
    parameters: Record<string, string>,
    language: LanguageCode,
    path: string,
  ) => PageTexts;
  /** The schema.org type of the page. Default: `WebPage`. */
  structuredDataType?: 'ContactPage';
  /** Returns the language in which the page is shown to readers of `language`. Default: the language of the title (`languageOfPage`). */
  language?: (parameters: Record<string, string>, language: LanguageCode) => LanguageCode | undefined;
  /** The structured data nodes that only this page has, such as an article. `image` is the URL of the share image. */
  structuredData?: (
    t: Translate,
    parameters: Record<string, string>,
    page: PageIdentity & { image: string },
  ) => JsonLdNode[];
  /** The last breadcrumb, if `common.json` has no label for the last segment of the path. */
  crumb?: (t: Translate, parameters: Record<string, string>, language: LanguageCode) => string;
  /** The path from which the breadcrumb is made. Default: the path of the page. */
  crumbPath?: (parameters: Record<string, string>) => string;
  isError?: boolean;
  /** Gives the page the key of the captcha, and allows it to send to the services of the forms. */
  hasForm?: boolean;
  /** Returns true if search engines must not index the page at `path`. */
  noIndex?: (path: string) => boolean;
}

export interface ShareImage {
  /** The absolute URL. */
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** The metadata of a page for search engines and link previews. URLs are absolute. */
export interface PageHead extends PageTexts {
  /** The canonical URL. Undefined for a page that is not indexed. */
  canonical?: string;
  /** The page in each of its languages, and `x-default`. Empty for a page that is not indexed. */
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
  // These characters (Unicode isolates) keep numbers in order within Arabic text, but search engines and link previews show them as boxes.
  const description = texts.description.replaceAll(/[\u2066-\u2069]/g, '');
  const head = { ...texts, description, image, isIndexed };
  if (!isIndexed) {
    return { ...head, alternates: [] };
  }
  const absolute = (code: LanguageCode) => origin + urlOf(code, canonicalPath);
  const versions = languages.map((code) => ({ hreflang: languageOf(code).hreflang, href: absolute(code) }));
  const forOthers = languages.find((code) => code === defaultLanguage) ?? languages[0] ?? language;
  const alternates = [...versions, { hreflang: 'x-default', href: absolute(forOthers) }];
  // A page in a single language has no alternates.
  return { ...head, canonical: absolute(language), alternates: languages.length > 1 ? alternates : [] };
}

/** The image of a page in link previews. `drawShareImage.tsx` draws it in the usual size for Open Graph. */
export function shareImageOf({ origin, language, canonicalPath }: PageIdentity, title: string): ShareImage {
  const file = urlOf(language, canonicalPath === '/' ? '/home' : canonicalPath);
  return { url: `${origin}/share${file}.png`, alt: title, width: 1200, height: 630 };
}
