import MiniSearch from 'minisearch';
import { languageAndPathOf } from '../../locales/languages.ts';
import { type IndexedPassage, searchOptionsFor } from '../backend/chat-with-ai/answer/searchOptions.ts';
import { type ChatLanguage, chatLanguages } from '../backend/chat-with-ai/answer/stemsOf.ts';
import type { Knowledge, Passage } from '../backend/chat-with-ai/knowledge.ts';
import { type CutPage, cutPassages } from './cutPassages.ts';

/** A document of the built site. */
export interface BuiltPage {
  /** Its clean path, such as `/en/careers`. */
  path: string;
  html: string;
}

interface KeptPage extends CutPage {
  path: string;
}

/**
 * Cuts the site's pages into passages and indexes them, one index per language.
 *
 * @param pages every document of the built site; aliases and pages that are not for search engines are left out
 * @param origin scheme and host of the canonical addresses
 * @returns what the chat function knows of the pages, in each language it answers in
 */
export function chatIndex(pages: readonly BuiltPage[], origin: string): Omit<Knowledge, 'facts'>[] {
  const kept = pages.flatMap(({ path, html }) => {
    const page = cutPassages(html, origin + path);
    return page ? { ...page, path } : [];
  });
  return chatLanguages.map((language) =>
    indexOf(
      language,
      kept.filter(({ path }) => languageAndPathOf(path).language === language),
    ),
  );
}

function indexOf(language: ChatLanguage, pages: readonly KeptPage[]): Omit<Knowledge, 'facts'> {
  const passages: Passage[] = [];
  const index = new MiniSearch<IndexedPassage>(searchOptionsFor(language));
  const seen = new Set<string>();

  // A block that several pages share belongs to the page that is most about it: the shortest.
  const byLength = [...pages].sort(
    (one, other) => lengthOf(one) - lengthOf(other) || (one.path < other.path ? -1 : 1),
  );
  for (const page of byLength) {
    page.passages.forEach(({ fragment, heading, lines }, position) => {
      const text = lines.join('\n');
      if (seen.has(text)) return;
      seen.add(text);
      index.add({
        id: passages.length,
        title: `${page.label} ${page.title}`,
        about: position === 0 ? page.about : '',
        heading,
        text,
      });
      passages.push({ page: pages.indexOf(page), fragment, heading, lines });
    });
  }
  return {
    language,
    pages: pages.map(({ path, label }) => ({ path, label })),
    passages,
    index: index.toJSON(),
  };
}

function lengthOf({ passages }: CutPage): number {
  return passages.reduce((sum, { lines }) => sum + lines.join('').length, 0);
}
