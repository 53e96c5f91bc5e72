import { existsSync } from 'node:fs';
import type { Root } from 'mdast';
import { sectors, topics } from '../../../content/chat/chatSchemas.ts';
import { company } from '../../../content/company.ts';
import { type LanguageCode, languageOf, languages } from '../../../content/languages.ts';
import { readJsonFile } from '../../../renderer/content/readTextFile.ts';
import type { IndexedPage, Knowledge, Vocabulary } from '../knowledge.ts';
import { chatContent } from './chatContent.ts';
import { cutPassages } from './cutPassages.ts';

/** A line on more than this share of the pages, such as an invitation to call, tells nothing about any of them. */
const commonShare = 1 / 3;

export type ReadPage = IndexedPage & { language: LanguageCode };

export function readPage(page: Omit<ReadPage, 'passages'>, tree: Root): ReadPage {
  return { ...page, passages: cutPassages(tree, languageOf(page.language).colon) };
}

/** Yields the data of each language that has pages and a folder in `content/chat/`, one at a time, because all of it needs much memory. */
export function* chatKnowledge(pages: readonly ReadPage[], contentIn = chatContent): Generator<Knowledge> {
  for (const language of chatLanguages) {
    const own = pages.filter((page) => page.language === language);
    if (own.length === 0) {
      continue;
    }
    yield {
      language,
      content: contentIn(language),
      vocabulary: readVocabulary(language),
      pages: withoutCommonLines(own),
    };
  }
}

/** @returns the pages without lines that many pages share, and without passages that are then empty; a line of a single page stays */
function withoutCommonLines(pages: readonly ReadPage[]): IndexedPage[] {
  const counts = new Map<string, number>();
  for (const { passages } of pages) {
    for (const line of new Set(passages.flatMap(({ lines }) => lines))) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const isOwn = (line: string) => (counts.get(line) ?? 0) <= Math.max(1, pages.length * commonShare);
  return pages.map(({ path, label, passages }) => ({
    path,
    label,
    passages: passages
      .map((passage) => ({ ...passage, lines: passage.lines.filter(isOwn) }))
      .filter(({ lines }) => lines.length > 0),
  }));
}

const folder = new URL('../../../content/chat/', import.meta.url);

/** The languages that have a folder in `content/chat/`. Questions in other languages are answered in the fallback language. */
export const chatLanguages: readonly LanguageCode[] = languages
  .map(({ code }) => code)
  .filter((code) => existsSync(new URL(code, folder)));

/** Reads the synonyms that visitors use for topics, places and sectors, in one of the {@link chatLanguages}. */
export function readVocabulary(language: LanguageCode): Vocabulary {
  const phrasingsOf = read<Record<string, string>>(`${language}/topics`);
  const namesOf = read<Record<string, string>>(`${language}/sectors`);
  const words = read<Vocabulary['words']>(`${language}/words`);
  return {
    // Any question may contain the company's name.
    words: { ...words, common: `${words.common} ${company.name} ${company.slug}` },
    topics: withPhrasings(topics, phrasingsOf),
    places: read(`${language}/places`),
    sectors: withPhrasings(sectors, namesOf),
  };
}

/** @returns the entries with their phrasings, without entries that have no phrasings in the language */
function withPhrasings<Entry extends { key: string }>(
  entries: readonly Entry[],
  words: Readonly<Record<string, string>>,
): (Entry & { phrasings: string })[] {
  return entries.flatMap((entry) => {
    const phrasings = words[entry.key];
    return phrasings ? { ...entry, phrasings } : [];
  });
}

function read<Value>(name: string): Value {
  return readJsonFile(new URL(`${name}.json`, folder));
}
