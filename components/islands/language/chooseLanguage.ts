import { defaultLanguage, fallbackLanguage, splitPath, urlOf } from '../../../content/languages.ts';

export interface LanguageChoice {
  /** The language to store for later visits. */
  store?: string;
  /** The address to go to; absent when the present one is right. */
  url?: string;
}

/**
 * Search engines, link previews and audits are never redirected. Most name an address or call themselves "compatible", as no browser does (the
 * lists `crawler-user-agents` and `isbot`); `externa` is Meta's, `google[-o]` "Google-InspectionTool" and "GoogleOther".
 */
const crawler = /bot|crawl|spider|preview|lighthouse|externa|whatsapp|google[-o]|compatible|http/i;

/**
 * Chooses the language of a visit: that of `?lang=`, which is stored; on a URL without a prefix the stored one, else the browser's if supported,
 * else English. A URL with a prefix is an explicit choice and stays, and a crawler is never redirected. Where nothing is stored (storage may
 * be forbidden), a link of this site counts as a choice: else nobody could leave the language of their browser.
 */
export function chooseLanguage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  browser: Pick<Navigator, 'language' | 'userAgent'>,
  /** The codes of the languages that can be chosen; empty on a site of one language. */
  supported: readonly string[],
  /** The stored language, unchecked. */
  stored: string | null,
  /** The visitor has followed a link of this site. */
  fromThisSite: boolean,
): LanguageChoice {
  if (crawler.test(browser.userAgent)) {
    return {};
  }
  const prefixes = supported.filter((each) => each !== defaultLanguage);
  // "//host" would be another site.
  const { code: prefix, path } = splitPath(pathname.replace(/\/+/g, '/'), prefixes);
  const parameters = new URLSearchParams(search);

  const asked = supportedOf(parameters.get('lang'));
  if (asked) {
    parameters.delete('lang');
    const query = parameters.toString();
    return { store: asked, url: urlOf(asked, path) + (query && `?${query}`) + hash };
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
