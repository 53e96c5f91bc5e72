import type { Translate } from '../../locales/i18next.d.ts';

/** A node of JSON-LD, as schema.org describes it. */
export interface JsonLdNode {
  '@type': string | string[];
  [property: string]: unknown;
}

export interface PageWords {
  /** At most 60 characters, brand included. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Separated by commas. */
  keywords: string;
}

/** What a page says of itself in `+metadata.ts`. */
export interface Metadata {
  /** The words of the head, in the language that `t` speaks. */
  words: (t: Translate, parameters: Record<string, string>) => PageWords;
  /** The structured-data type of the page; every page names the organisation too. */
  structuredDataType: 'Organization' | 'ContactPage';
  /** Nodes that only this page has: services, positions, articles. */
  structuredData?: (t: Translate, parameters: Record<string, string>) => JsonLdNode[];
  /** The last item of the breadcrumb, where the path's last segment has no label in `common.json`. */
  crumb?: (t: Translate, parameters: Record<string, string>) => string;
  /** The page answers for addresses that do not exist. */
  isError?: boolean;
  /** The page has a form that asks the captcha for a token. */
  asksCaptcha?: boolean;
  /** The page is not for search engines. */
  noIndex?: boolean;
}
