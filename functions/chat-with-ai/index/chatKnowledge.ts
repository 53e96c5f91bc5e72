import type { Root } from 'mdast';
import { type LanguageCode, languageOf } from '../../../content/languages.ts';
import type { Knowledge, KnownPage } from '../knowledge.ts';
import { chatFacts } from './chatFacts.ts';
import { cutPassages } from './cutPassages.ts';
import { chatLanguages, readSpeech } from './readSpeech.ts';

/** What the chat reads of a page. */
export type ReadPage = KnownPage & { language: LanguageCode };

/** What its rendering tells. */
interface IndexedPage {
  url: string;
  language: LanguageCode;
  head: { title: string };
  breadcrumb: readonly { label: string }[];
}

/**
 * @param page one that is indexed; it is called by the last item of its breadcrumb, by its title without the brand where it has none
 * @param content what it says, as Markdown
 */
export function readPage({ url, language, head, breadcrumb }: IndexedPage, content: Root): ReadPage {
  return {
    path: url,
    language,
    label: (breadcrumb.length > 1 && breadcrumb.at(-1)?.label) || head.title.replace(/ \| [^|]*$/, ''),
    passages: cutPassages(content, languageOf(language).colon),
  };
}

/**
 * @param read what was read of every page that is indexed
 * @param factsIn gathers the facts of a language
 * @returns what the chat function knows, in each language that has pages and that it can speak: one after the other, since one alone
 *   may be large
 */
export function* chatKnowledge(read: readonly ReadPage[], factsIn = chatFacts): Generator<Knowledge> {
  for (const language of chatLanguages) {
    const own = read.filter((page) => page.language === language);
    if (own.length === 0) {
      continue;
    }
    yield {
      language,
      facts: factsIn(language),
      speech: readSpeech(language),
      pages: own.map(({ path, label, passages }) => ({ path, label, passages })),
    };
  }
}
