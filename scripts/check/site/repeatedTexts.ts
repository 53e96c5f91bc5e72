import { createHash } from 'node:crypto';
import { languageAndPathOf } from '../../../locales/languages.ts';
import { ofPage } from './ofPage.ts';
import { canonicalOf, isHidden, type SitePage } from './sitePage.ts';

/** What a reader takes for a paragraph. */
const blocks = 'p, li, dd, dt, blockquote, figcaption';

/** From here on a text is a sentence, no label: fewer words are bound to come again. */
const fewestWords = 8;

/** So many addresses at most are named in a message. */
const mostListed = 5;

/**
 * Paragraphs that stand on more than one page of a language: each page has something of its own to say. A page and its
 * translation may both list the same names, and a form says what it does wherever it stands.
 *
 * @param pages documents of one site; aliases and hidden pages do not count
 * @returns a message for each
 */
export function repeatedTexts(pages: readonly SitePage[]): string[] {
  const places = new Map<string, SitePage[]>();
  for (const page of pages) {
    if (isHidden(page) || canonicalOf(page) !== page.url) continue;
    for (const digest of digestsOf(page)) {
      const key = `${languageAndPathOf(page.url).language} ${digest}`;
      const place = places.get(key);
      if (place) place.push(page);
      else places.set(key, [page]);
    }
  }
  return [...places].flatMap(([key, found]) => {
    const [page, ...others] = found;
    if (!page || others.length === 0) return [];
    const text = paragraphsOf(page).find((each) => key.endsWith(` ${digestOf(each)}`));
    return `${listed([page, ...others].map(({ url }) => url))}  say the same: "${text}"`;
  });
}

/** The first of them tell enough. */
function listed(urls: readonly string[]): string {
  const others = urls.length - mostListed;
  return [...urls.slice(0, mostListed), ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}

function paragraphsOf({ root }: SitePage): string[] {
  const mains = root.querySelectorAll('main');
  const inForms = new Set(mains.flatMap((main) => main.querySelectorAll('form *')));
  return mains
    .flatMap((main) => main.querySelectorAll(blocks))
    .filter((element) => !inForms.has(element) && !element.querySelector(blocks))
    .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.split(' ').length >= fewestWords);
}

/** Texts are compared by their digests: those of thousands of pages would not be light. */
const digestsOf = ofPage('paragraphDigests', (page) => [...new Set(paragraphsOf(page).map(digestOf))]);

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
