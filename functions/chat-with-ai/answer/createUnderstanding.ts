import type { Knowledge, Passage } from '../knowledge.ts';
import { chooseFact } from './chooseFact.ts';
import { type CoveringTopic, coverTopics } from './coverTopics.ts';
import { createOutside } from './createOutside.ts';
import { createRetriever, type Retriever } from './createRetriever.ts';
import { createSpelling } from './createSpelling.ts';
import { createTopics } from './createTopics.ts';
import { type RankedPage, rankPages } from './rankPages.ts';
import { type Question, readQuestion } from './readQuestion.ts';
import type { ChatLanguage } from './stemsOf.ts';
import { weighQuestion } from './weighQuestion.ts';

/** What a question is about. */
export interface Understanding {
  question: Question;
  /** The topic that a fixed answer exists for. */
  fact: CoveringTopic | undefined;
  /** The other topics that the question touches, the one that covers most of it first. */
  subjects: CoveringTopic[];
  /** Best first. */
  pages: RankedPage[];
  /** The passages that share a word with the question, best first. */
  passages: Passage[];
  /** The share of the question that is understood, from 0 to 1. */
  confidence: number;
  /** Stems that the pages have for what the visitor calls otherwise. */
  means: string[];
}

/**
 * @param knowledge what is known, in one language
 * @param language that language
 * @param hasFixedAnswer tells the topics that are answered with a fixed sentence
 * @returns a function that finds what a text asks for, and the search it uses
 */
export function createUnderstanding(
  knowledge: Knowledge,
  language: ChatLanguage,
  hasFixedAnswer: (topic: string) => boolean,
): { understand: (text: string) => Understanding; retriever: Retriever } {
  const { topicsOf, vocabulary: inTopics } = createTopics(language, knowledge.facts);
  const { outsideOf, vocabulary: inOutside } = createOutside(language);
  const retriever = createRetriever(knowledge, language);
  const vocabulary = new Set([...retriever.vocabulary, ...inTopics, ...inOutside]);
  const spell = createSpelling(vocabulary);

  const isKnown = (stem: string) => vocabulary.has(stem);
  const isIncidental = (stem: string) =>
    retriever.onPages(stem) && !inTopics.has(stem) && !retriever.inSynonyms(stem);
  const isEvidence = (stem: string) => isKnown(stem) && !isIncidental(stem) && !/^\d+$/.test(stem);

  function understand(text: string): Understanding {
    const question = readQuestion(text, language, spell);
    const weights = weighQuestion(question, outsideOf(question), {
      isKnown,
      isIncidental,
      rarityOf: retriever.weightOf,
    });
    const topics = coverTopics(topicsOf(question), question, weights);
    const facts = topics.filter(({ topic }) => hasFixedAnswer(topic.key));
    const subjects = topics.filter(({ topic }) => !hasFixedAnswer(topic.key));
    const knows = (stem: string) => retriever.knows(stem, question);
    const fact = chooseFact(facts, subjects, question, weights, knows);

    const means = [...new Set(subjects.flatMap(({ topic }) => topic.means))];
    const found = retriever.find(question, means);
    const pages = rankPages(knowledge.pages, found, subjects, question, weights, isEvidence);
    return {
      question,
      fact: fact?.match,
      subjects,
      pages,
      passages: found.map(({ passage }) => passage),
      means,
      confidence: Math.max(fact?.confidence ?? 0, pages[0]?.confidence ?? 0),
    };
  }

  return { understand, retriever };
}
