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
  const places = new Map<string, { text: string; urls: Set<string> }>();
  for (const page of pages) {
    if (isHidden(page) || canonicalOf(page) !== page.url) continue;
    for (const text of paragraphsOf(page)) {
      const key = `${languageAndPathOf(page.url).language} ${text}`;
      const place = places.get(key) ?? { text, urls: new Set() };
      places.set(key, place);
      place.urls.add(page.url);
    }
  }
  return [...places.values()]
    .filter(({ urls }) => urls.size > 1)
    .map(({ text, urls }) => `${listed([...urls])}  say the same: "${text}"`);
}

/** The first of them tell enough. */
function listed(urls: readonly string[]): string {
  const others = urls.length - mostListed;
  return [...urls.slice(0, mostListed), ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}

const paragraphsOf = ofPage('paragraphsOf', ({ root }): string[] => {
  const mains = root.querySelectorAll('main');
  const inForms = new Set(mains.flatMap((main) => main.querySelectorAll('form *')));
  return mains
    .flatMap((main) => main.querySelectorAll(blocks))
    .filter((element) => !inForms.has(element) && !element.querySelector(blocks))
    .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.split(' ').length >= fewestWords);
});
