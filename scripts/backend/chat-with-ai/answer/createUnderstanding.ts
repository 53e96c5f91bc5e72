import type { Knowledge, Passage } from '../knowledge.ts';
import { createRetriever, type Retriever } from './createRetriever.ts';
import { createTopics, type TopicMatch, withoutFragment } from './createTopics.ts';
import type { Question } from './readQuestion.ts';
import type { ChatLanguage } from './stemsOf.ts';

/** A passage with how well it answers. */
export interface RankedPassage {
  passage: Passage;
  /** Comparable within one question only. */
  rank: number;
  /** The share of the question that the passage and its page's topics cover, from 0 to 1. */
  confidence: number;
}

/** What a question is about. */
export interface Understanding {
  question: Question;
  /** The topic that a fixed answer exists for. */
  fact: TopicMatch | undefined;
  /** The other topics that the question touches, the one that covers most of it first. */
  subjects: TopicMatch[];
  /** Best first. */
  passages: RankedPassage[];
  /** The share of the question that is understood, from 0 to 1. */
  confidence: number;
  /** Stems that the pages have for what the visitor calls otherwise. */
  means: string[];
}

/** A common word counts this much where a phrase needs it: `where are you` has nothing else. */
const commonWeight = 0.1;

/** What is known but not part of the fact's own phrases counts half: `what does an audit cost` asks for a price. */
const besidesFactor = 0.5;

/** Under this share of the question, a fixed answer would answer something else. */
const enoughForFact = 0.5;

/**
 * @param knowledge what is known, in one language
 * @param hasFixedAnswer tells the topics that are answered with a fixed sentence
 * @returns a function that finds what a question is about, and the search it uses
 */
export function createUnderstanding(
  knowledge: Knowledge,
  language: ChatLanguage,
  hasFixedAnswer: (topic: string) => boolean,
): { understand: (question: Question) => Understanding; retriever: Retriever } {
  const topicsOf = createTopics(language, knowledge.facts);
  const retriever = createRetriever(knowledge, language);
  const { weightOf } = retriever;

  const weigh = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + weightOf(stem), 0);

  /** How much of the question a topic's phrases hold: by weight, and as a share of the whole. */
  function coverageOf({ subject, common }: Question, { matched }: TopicMatch) {
    const own = weigh(subject.filter((stem) => matched.has(stem)));
    const commonOwn = [...common].filter((stem) => matched.has(stem)).length * commonWeight;
    const total = weigh(subject) + commonOwn;
    return { own: own + commonOwn, total, share: total === 0 ? 0 : (own + commonOwn) / total };
  }

  function factOf(question: Question, facts: readonly TopicMatch[], subjects: readonly TopicMatch[]) {
    const bestSubject = Math.max(0, ...subjects.map((match) => coverageOf(question, match).share));
    const candidates = facts.flatMap((match) => {
      const { own, total, share } = coverageOf(question, match);
      if (!match.decisive)
        return share >= enoughForFact && share >= bestSubject ? { match, own, confidence: share } : [];
      const besides = question.subject.filter(
        (stem) =>
          !match.matched.has(stem) &&
          (subjects.some(({ matched }) => matched.has(stem)) || retriever.knows(stem, question)),
      );
      const confidence = Math.min(1, (own + besidesFactor * weigh(besides)) / total);
      return confidence >= enoughForFact ? { match, own, confidence } : [];
    });
    return candidates.sort((one, other) => other.own - one.own)[0];
  }

  function rank(
    question: Question,
    subjects: readonly TopicMatch[],
    means: readonly string[],
  ): RankedPassage[] {
    const total = weigh(question.subject);
    if (total === 0) return [];
    return retriever
      .find(question, means)
      .map(({ passage, score, covers }) => {
        const { path } = knowledge.pages[passage.page] ?? { path: '' };
        const ofPage = subjects.filter(({ topic }) => withoutFragment(topic.page) === path);
        const touched = Math.max(0, ...ofPage.map((match) => coverageOf(question, match).share));
        const covered = question.subject.reduce((sum, stem) => {
          const certainty = ofPage.some(({ matched }) => matched.has(stem)) ? 1 : (covers.get(stem) ?? 0);
          return sum + weightOf(stem) * certainty;
        }, 0);
        const confidence = covered / total;
        return { passage, confidence, rank: score * (0.3 + confidence) * (1 + 2 * touched) };
      })
      .sort((one, other) => other.rank - one.rank);
  }

  function understand(question: Question): Understanding {
    const matches = topicsOf(question);
    const subjects = matches
      .filter(({ topic }) => !hasFixedAnswer(topic.key))
      .sort((one, other) => coverageOf(question, other).share - coverageOf(question, one).share);
    const found = factOf(
      question,
      matches.filter(({ topic }) => hasFixedAnswer(topic.key)),
      subjects,
    );
    const means = [...new Set(subjects.flatMap(({ topic }) => topic.means))];
    const passages = rank(question, subjects, means);
    return {
      question,
      fact: found?.match,
      subjects,
      passages,
      means,
      confidence: Math.max(found?.confidence ?? 0, passages[0]?.confidence ?? 0),
    };
  }

  return { understand, retriever };
}
