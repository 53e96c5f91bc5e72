import type { Thing } from 'schema-dts';
import type { LanguageCode } from '../../../content/languages.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/** A node of JSON-LD, as schema.org describes it. */
export type JsonLdNode = Exclude<Thing, string>;

export interface PageWords {
  /** Of the length that `content/headLimits.ts` allows, brand included. */
  title: string;
  /** Of the length that `content/headLimits.ts` allows. */
  description: string;
  /** Separated by commas. */
  keywords: string;
  /** Of an article: who has written it and when, as the page says, with days as year-month-day. */
  byline?: { author: string; published: string; modified: string | undefined };
}

/** The identity of a page: its language, its path and its addresses. */
export interface PageIdentity {
  language: LanguageCode;
  /** The languages that the page exists in. */
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
  words: (
    t: Translate,
    parameters: Record<string, string>,
    language: LanguageCode,
    path: string,
  ) => PageWords;
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
  /** The page answers for addresses that do not exist. */
  isError?: boolean;
  /** The page has a form that is sent to the form service. */
  hasForm?: boolean;
  /** The page at a path is not for search engines. */
  noIndex?: (path: string) => boolean;
}
