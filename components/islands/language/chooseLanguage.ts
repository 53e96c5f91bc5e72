import { defaultLanguage, fallbackLanguage, urlOf } from '../../../content/languages.ts';
import { splitPath } from '../../../content/splitPath.ts';

export interface Visit {
  /** The address asked for: `location`, or the like of it. */
  address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** `navigator`, or a stand-in for it. */
  browser: Pick<Navigator, 'language' | 'userAgent'>;
  /** The language chosen earlier, whatever local storage holds. */
  stored: string | null;
  /** A page of this site led here, as `document.referrer` says. */
  fromThisSite: boolean;
  /** Every language of `content/languageList.ts`. */
  supported: readonly string[];
}

export interface LanguageChoice {
  /** The language to keep for the next visits. */
  store?: string;
  /** The address to show; absent when the present one is right. */
  url?: string;
}

/** Search engines, link previews and audits: each URL must give them its own document. */
const crawler = /bot|crawl|spider|slurp|preview|lighthouse|facebooke/i;

/**
 * Which language a visitor gets first: the one asked for by `?lang=`, which is kept; on an un-prefixed URL the stored one,
 * else the browser's where it is supported, else English.
 * A prefixed URL is an explicit choice and is never left, nor is a crawler moved. Where nothing is kept (storage may be denied),
 * a link of this site is a choice too: without it, nobody could leave the language of their browser.
 *
 * @param visit what is known before the first paint
 * @returns what to store and where to go
 */
export function chooseLanguage({
  address: { pathname, search, hash },
  browser,
  stored,
  fromThisSite,
  supported,
}: Visit): LanguageChoice {
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

  /** The language with this code; nothing for any other text. */
  function supportedOf(code: string | null): string | undefined {
    return supported.find((each) => each === code);
  }
}
