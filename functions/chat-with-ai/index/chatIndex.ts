import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { languageAndPathOf } from '../../../locales/languages.ts';
import { type IndexedPassage, searchOptionsFor } from '../answer/searchOptions.ts';
import { type ChatLanguage, chatLanguages } from '../answer/stemsOf.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import { type CutPage, cutPassages } from './cutPassages.ts';

/** A document of the built site. */
export interface BuiltPage {
  /** Its clean path, such as `/en/careers`. */
  path: string;
  html: string;
}

/** A document with what was cut from it. */
export interface CutDocument extends CutPage {
  /** Its clean path. */
  path: string;
}

/**
 * Cuts the site's pages into passages and indexes them, one index per language.
 *
 * @param pages every document of the built site; aliases and pages that are not for search engines are left out
 * @param origin scheme and host of the canonical addresses
 * @returns what the chat function knows of the pages, in each language that has pages and that it can speak
 */
export function chatIndex(pages: readonly BuiltPage[], origin: string): Omit<Knowledge, 'facts'>[] {
  const cut = pages.flatMap(({ path, html }) => {
    const page = cutPassages(parse(html), origin + path);
    return page ? { ...page, path } : [];
  });
  return chatLanguages.flatMap((language) => {
    const own = cut.filter(({ path }) => languageAndPathOf(path).language === language);
    return own.length > 0 ? indexOf(language, own) : [];
  });
}

/**
 * @param language that of all these documents
 * @param pages at least one
 * @returns what the chat function knows of them
 */
export function indexOf(language: ChatLanguage, pages: readonly CutDocument[]): Omit<Knowledge, 'facts'> {
  const passages: Passage[] = [];
  const index = new MiniSearch<IndexedPassage>(searchOptionsFor(language));

  pages.forEach((page, number) => {
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
  return {
    language,
    pages: pages.map(({ path, label }) => ({ path, label })),
    passages,
    index: index.toJSON(),
  };
}
