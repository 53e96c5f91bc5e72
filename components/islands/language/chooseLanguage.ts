import { defaultLanguage, fallbackLanguage, splitPath, urlOf } from '../../../content/languages.ts';

export interface LanguageChoice {
  /** The language to store for later visits. */
  store?: string;
  /** The URL to go to; undefined if the visitor stays. */
  url?: string;
}

/**
 * Matches the user agents of search engines, link previews and audits (lists `crawler-user-agents` and `isbot`):
 * - `http` and `compatible` are in most crawlers' user agents, and in no browser's.
 * - `externa` matches Meta's crawler; `google[-o]` matches "Google-InspectionTool" and "GoogleOther".
 */
const crawler = /bot|crawl|spider|preview|lighthouse|externa|whatsapp|google[-o]|compatible|http/i;

/**
 * Chooses the language of a visit. The first rule that applies decides:
 * - A crawler is never redirected.
 * - `?lang=` selects the language, which is stored.
 * - A language prefix in the URL selects the language of the prefix.
 * - If no language is stored and the visitor has followed a link of this site, the URL is kept. Without this rule, a visitor whose browser
 *   does not allow storage could not switch to the default language, whose URLs have no prefix.
 * - Otherwise, the stored language is used, else the browser's language if it is supported, else English.
 */
export function chooseLanguage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  browser: Pick<Navigator, 'language' | 'userAgent'>,
  /** The codes of the languages that can be chosen; empty on a site with one language. */
  supported: readonly string[],
  /** The stored language, not validated. */
  stored: string | null,
  /** True if the visitor has followed a link of this site. */
  fromThisSite: boolean,
): LanguageChoice {
  if (crawler.test(browser.userAgent)) {
    return {};
  }
  const prefixes = supported.filter((each) => each !== defaultLanguage);
  // Double slashes are removed: a redirect to "//host" would lead to another site.
  const { code: prefix, path } = splitPath(pathname.replace(/\/+/g, '/'), prefixes);
  const parameters = new URLSearchParams(search);

  const requested = supportedOf(parameters.get('lang'));
  if (requested) {
    parameters.delete('lang');
    const query = parameters.toString();
    return { store: requested, url: urlOf(requested, path) + (query && `?${query}`) + hash };
  }

  if (prefix || (stored === null && fromThisSite)) {
    return {};
  }
  const wanted = supportedOf(stored) ?? supportedOf(browser.language.slice(0, 2)) ?? fallbackLanguage;
  if (wanted === defaultLanguage) {
    return {};
  }
  return { url: urlOf(wanted, path) + search + hash };

  function supportedOf(code: string | null): string | undefined {
    return supported.find((each) => each === code);
  }
}
