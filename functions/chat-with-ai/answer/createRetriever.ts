import MiniSearch from 'minisearch';
import synonymList from '../../../content/chat/synonyms.json';
import type { Knowledge, Passage } from '../knowledge.ts';
import type { Question } from './readQuestion.ts';
import { type IndexedPassage, searchOptionsFor } from './searchOptions.ts';
import { allStemsOf, type ChatLanguage, stemsOf } from './stemsOf.ts';

export interface FoundPassage {
  passage: Passage;
  /** MiniSearch's score (BM25+), comparable within one question only. */
  score: number;
  /** The question's stems that the passage answers, by themselves or through a synonym, with how surely (0 to 1). */
  covers: Map<string, number>;
}

export interface Retriever {
  /** Every stem that the pages or the synonyms hold. */
  vocabulary: ReadonlySet<string>;
  /** Whether some page holds the stem. */
  onPages(stem: string): boolean;
  /** Whether visitors use the stem for something that the pages call otherwise. */
  inSynonyms(stem: string): boolean;
  /** How much a stem tells: 0.1 for one that stands in most passages, 1 for one that stands in few or in none. */
  weightOf(stem: string): number;
  /** Whether some passage holds the stem, or the synonyms know it. */
  knows(stem: string, question: Question): boolean;
  /**
   * @param question what is looked for
   * @param means stems that stand on the page instead of the visitor's
   * @returns the passages that share a word with it, best first
   */
  find(question: Question, means: readonly string[]): FoundPassage[];
  /** The stems to look for in a text, with how surely each stands for a word of the question (0 to 1). */
  termsFor(question: Question, means: readonly string[]): Map<string, number>;
  /** The stems of a text of the pages. */
  stemsIn(text: string): string[];
}

interface Synonym {
  said: string[][];
  means: string[];
}

/** A page's word for what the visitor calls otherwise is a little less sure than the visitor's own. */
const synonymFactor = 0.8;
const meansFactor = 0.6;

/** A number says little without what it counts. */
const numberWeight = 0.3;

/**
 * Finds the passages that a question is about.
 *
 * @param knowledge passages with their index
 * @param language its language
 * @returns the search, with the index read once
 */
export function createRetriever(knowledge: Knowledge, language: ChatLanguage): Retriever {
  const { passages } = knowledge;
  const index = MiniSearch.loadJS<IndexedPassage>(knowledge.index, searchOptionsFor(language));
  const synonyms: Synonym[] = synonymList[language].map(({ said, means }) => ({
    said: said.map((phrase) => allStemsOf(phrase, language).map(({ stem }) => stem)),
    means: [...new Set(stemsOf(means.join(' '), language))],
  }));

  const frequencies = new Map(
    knowledge.index.index.map(([stem, fields]) => [
      stem,
      new Set(Object.values(fields).flatMap((found) => Object.keys(found))).size,
    ]),
  );
  const frequencyOf = (stem: string) => frequencies.get(stem) ?? 0;

  function weightOf(stem: string): number {
    if (/^\d{1,4}$/.test(stem)) return numberWeight;
    const frequency = frequencyOf(stem);
    if (frequency === 0) return 0.8;
    return Math.max(0.1, Math.min(1, Math.log(passages.length / frequency) / Math.log(passages.length / 4)));
  }

  /** What to search for, with the stems of the question that each term stands for. */
  function termsOf(question: Question): Map<string, { stem: string; factor: number }[]> {
    const terms = new Map<string, { stem: string; factor: number }[]>();
    const add = (term: string, stem: string, factor: number) => {
      terms.set(term, [...(terms.get(term) ?? []), { stem, factor }]);
    };
    for (const stem of question.subject) add(stem, stem, 1);
    for (const { said, means } of synonyms) {
      for (const phrase of said.filter((each) => contains(question.words, each))) {
        const stems = phrase.filter((stem) => question.subject.includes(stem));
        for (const term of means) {
          for (const stem of stems) if (stem !== term) add(term, stem, synonymFactor);
        }
      }
    }
    return terms;
  }

  function termsFor(question: Question, means: readonly string[]): Map<string, number> {
    const strengths = new Map(means.map((term) => [term, meansFactor]));
    for (const [term, stands] of termsOf(question)) {
      strengths.set(term, Math.max(strengths.get(term) ?? 0, ...stands.map(({ factor }) => factor)));
    }
    return strengths;
  }

  const saidOtherwise = new Set(synonyms.flatMap(({ said }) => said.flat()));

  return {
    vocabulary: new Set([...frequencies.keys(), ...saidOtherwise]),
    onPages: (stem) => frequencies.has(stem),
    inSynonyms: (stem) => saidOtherwise.has(stem),
    weightOf,
    knows: (stem, question) =>
      frequencyOf(stem) > 0 ||
      synonyms.some(({ said }) =>
        said.some((phrase) => phrase.includes(stem) && contains(question.words, phrase)),
      ),
    stemsIn: (text) => stemsOf(text, language),
    termsFor,
    find(question, means) {
      const terms = termsOf(question);
      const strengths = termsFor(question, means);
      if (strengths.size === 0) return [];
      return index
        .search([...strengths.keys()].join(' '), {
          ...exactly,
          boost: { heading: 1.6, title: 1.4, about: 1.2 },
          boostTerm: (term) => strengths.get(term) ?? 1,
        })
        .flatMap(({ id, score, queryTerms }) => {
          const passage = passages[id as number];
          if (!passage) return [];
          const covers = new Map<string, number>();
          for (const term of queryTerms) {
            for (const { stem, factor } of terms.get(term) ?? []) {
              covers.set(stem, Math.max(covers.get(stem) ?? 0, factor));
            }
          }
          return { passage, score, covers };
        });
    },
  };
}

/** Stems are looked up as they are. */
const exactly = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
  fuzzy: false,
  prefix: false,
};

/** Whether the words hold the phrase, in order and side by side. */
function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((stem, offset) => words[start + offset] === stem));
}
