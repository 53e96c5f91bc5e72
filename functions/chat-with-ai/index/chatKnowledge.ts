import type { Root } from 'mdast';
import { languageAndPathOf, languageOf } from '../../../content/languages.ts';
import { type ChatLanguage, chatLanguages } from '../answer/words.ts';
import type { Knowledge } from '../knowledge.ts';
import { chatFacts } from './chatFacts.ts';
import { type CutPassage, cutPassages } from './cutPassages.ts';

/** What the chat reads of a page. */
export interface ReadPage {
  /** Its clean path, such as `/en/careers`. */
  path: string;
  /** Last item of its breadcrumb; its title without the brand where it has none. */
  label: string;
  passages: CutPassage[];
}

interface PageToRead {
  url: string;
  head: { title: string };
  breadcrumb: readonly { label: string }[];
}

/**
 * @param page one that is indexed
 * @param content what it says, as Markdown
 */
export function readPage({ url, head, breadcrumb }: PageToRead, content: Root): ReadPage {
  const { colon } = languageOf(languageAndPathOf(url).language);
  return {
    path: url,
    label: (breadcrumb.length > 1 && breadcrumb.at(-1)?.label) || head.title.replace(/ \| [^|]*$/, ''),
    passages: cutPassages(content, colon),
  };
}

/**
 * @param read what was read of every page that is indexed
 * @param factsIn gathers the facts of a language
 * @returns what the chat function knows, in each language that has pages and that it can speak: one after the other, since one alone
 *   may be large
 */
export function* chatKnowledge(
  read: readonly ReadPage[],
  factsIn: (language: ChatLanguage) => Knowledge['facts'] = chatFacts,
): Generator<Knowledge> {
  for (const language of chatLanguages) {
    const own = read.filter(({ path }) => languageAndPathOf(path).language === language);
    if (own.length === 0) continue;
    yield {
      language,
      facts: factsIn(language),
      pages: own.map(({ path, label }) => ({ path, label })),
      passages: own.flatMap(({ passages }, page) => passages.map((passage) => ({ page, ...passage }))),
    };
  }
}
