import type { Root } from 'mdast';
import MiniSearch from 'minisearch';
import { languageAndPathOf, languageOf } from '../../../content/languages.ts';
import { type IndexedPassage, searchOptionsFor } from '../answer/searchOptions.ts';
import { chatLanguages } from '../answer/stemsOf.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import { type CutPassage, cutPassages } from './cutPassages.ts';

/** What the chat reads of a page. */
export interface ReadPage {
  /** Its clean path, such as `/en/careers`. */
  path: string;
  /** Title of the document without the brand. */
  title: string;
  /** Last item of its breadcrumb; the title where it has none. */
  label: string;
  /** Description and keywords of its head. */
  about: string;
  passages: CutPassage[];
}

interface PageToRead {
  url: string;
  head: { title: string; description: string; keywords: string };
  breadcrumb: readonly { label: string }[];
}

/**
 * @param page one that is indexed
 * @param content what it says, as Markdown
 */
export function readPage({ url, head, breadcrumb }: PageToRead, content: Root): ReadPage {
  const title = head.title.replace(/ \| [^|]*$/, '');
  const { colon } = languageOf(languageAndPathOf(url).language);
  return {
    path: url,
    title,
    label: (breadcrumb.length > 1 && breadcrumb.at(-1)?.label) || title,
    about: `${head.description} ${head.keywords}`.trim(),
    passages: cutPassages(content, colon),
  };
}

/**
 * Indexes the passages of the site's pages, one index per language.
 *
 * @param pages those that are indexed
 * @returns what the chat function knows of the pages, in each language that has pages and that it can speak
 */
export function* chatIndex(pages: readonly ReadPage[]): Generator<Omit<Knowledge, 'facts'>> {
  for (const language of chatLanguages) {
    const own = pages.filter(({ path }) => languageAndPathOf(path).language === language);
    if (own.length === 0) continue;
    const passages: Passage[] = [];
    const index = new MiniSearch<IndexedPassage>(searchOptionsFor(language));
    own.forEach((page, number) => {
      page.passages.forEach((passage, position) => {
        const { heading, lines } = passage;
        index.add({
          id: passages.length,
          title: `${page.label} ${page.title}`,
          about: position === 0 ? page.about : '',
          heading,
          text: lines.join('\n'),
        });
        passages.push({ page: number, ...passage });
      });
    });
    yield {
      language,
      pages: own.map(({ path, label }) => ({ path, label })),
      passages,
      index: index.toJSON(),
    };
  }
}
