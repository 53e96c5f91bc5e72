import {
  defaultLanguage,
  fallbackLanguage,
  type LanguageCode,
  languageAndPathOf,
  languages,
  urlOf,
} from '../../locales/languages.ts';

export interface Visit {
  /** Path, query (with `?`) and fragment (with `#`) of the address asked for. */
  pathname: string;
  search: string;
  hash: string;
  /** The language chosen earlier, whatever local storage holds. */
  stored: string | null;
  /** `navigator.language`. */
  browser: string;
  userAgent: string;
  /** The languages that have pages. */
  published: readonly LanguageCode[];
}

export interface LanguageChoice {
  /** The language to keep for the next visits. */
  store?: LanguageCode;
  /** The address to show; absent when the present one is right. */
  url?: string;
}

/** Search engines, link previews and audits: each URL must give them its own document. */
const crawler = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|embed|archiver/i;

/**
 * Which language a visitor gets first: the one asked for by `?lang=`, which is kept; on an un-prefixed URL the stored one,
 * else the browser's where it is supported, else English. A language that is supported but has no pages yet gets English.
 * A prefixed URL is an explicit choice and is never left, nor is a crawler moved.
 *
 * @param visit what is known before the first paint
 * @returns what to store and where to go
 */
export function chooseLanguage(visit: Visit): LanguageChoice {
  if (crawler.test(visit.userAgent)) return {};
  const { language, path } = languageAndPathOf(visit.pathname);
  const parameters = new URLSearchParams(visit.search);

  const asked = published(parameters.get('lang'), visit);
  if (asked) {
    parameters.delete('lang');
    const query = parameters.toString();
    return { store: asked, url: urlOf(asked, path) + (query && `?${query}`) + visit.hash };
  }

  if (language !== defaultLanguage) return {};
  const wanted =
    published(visit.stored, visit) ?? published(visit.browser.slice(0, 2), visit) ?? fallbackLanguage;
  if (wanted === defaultLanguage) return {};
  return { url: urlOf(wanted, path) + visit.search + visit.hash };
}

/** A supported language, or what stands in for it while it has no pages; nothing for any other text. */
function published(code: string | null, visit: Visit): LanguageCode | undefined {
  const language = languages.find((each) => each.code === code);
  if (!language) return undefined;
  return visit.published.includes(language.code) ? language.code : fallbackLanguage;
}
