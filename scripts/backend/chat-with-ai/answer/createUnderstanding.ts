import type { Knowledge, Passage } from '../knowledge.ts';
import { createOutside } from './createOutside.ts';
import { createRetriever, type Retriever } from './createRetriever.ts';
import { createSpelling } from './createSpelling.ts';
import { createTopics, type TopicMatch, withoutFragment } from './createTopics.ts';
import { type Question, readQuestion } from './readQuestion.ts';
import type { ChatLanguage } from './stemsOf.ts';

/** A page with how well it answers. */
export interface RankedPage {
  /** Position in {@link Knowledge.pages}. */
  page: number;
  /** Comparable within one question only. */
  rank: number;
  /** The share of the question that one of its passages and its topics cover, from 0 to 1. */
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
  pages: RankedPage[];
  /** The passages that share a word with the question, best first. */
  passages: Passage[];
  /** The share of the question that is understood, from 0 to 1. */
  confidence: number;
  /** Stems that the pages have for what the visitor calls otherwise. */
  means: string[];
}

/** A common word counts this much where a phrase needs it: `where are you` has nothing else. */
const commonWeight = 0.1;

/** What is known but not part of the fact's own phrases counts half: `what does an audit cost` asks for a price. */
const besidesFactor = 0.5;

/** On a page that a topic names, a word that nothing is known about is mostly circumstance: `our pump restarts at night`. */
const circumstanceWeight = 0.3;

/** Less than this in all is no evidence, whatever its share: `tests ?`, `17 times 23`. */
const leastEvidence = 0.4;

/** A word that leads away from the site's subject weighs more than any that stays on it. */
const outsideWeight = 1.2;

/** Under this share of the question, a fixed answer would answer something else. */
const enoughForFact = 0.5;

/**
 * @param knowledge what is known, in one language
 * @param hasFixedAnswer tells the topics that are answered with a fixed sentence
 * @returns a function that finds what a text asks for, and the search it uses
 */
export function createUnderstanding(
  knowledge: Knowledge,
  language: ChatLanguage,
  hasFixedAnswer: (topic: string) => boolean,
): { understand: (text: string) => Understanding; retriever: Retriever } {
  const { topicsOf, ...topics } = createTopics(language, knowledge.facts);
  const { outsideOf, ...outsides } = createOutside(language);
  const retriever = createRetriever(knowledge, language);
  const vocabulary = new Set([...retriever.vocabulary, ...topics.vocabulary, ...outsides.vocabulary]);
  const isKnown = (stem: string) => vocabulary.has(stem);
  const spell = createSpelling(vocabulary);

  function understand(text: string): Understanding {
    const question = readQuestion(text, language, spell);
    const outside = outsideOf(question);
    const weightOf = (stem: string) => (outside.has(stem) ? outsideWeight : retriever.weightOf(stem));
    const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0);
    const worth = weigh(question.subject);
    const isUnknown = (stem: string) => !outside.has(stem) && !isKnown(stem);
    const worthWithoutCircumstance =
      worth -
      question.subject.filter(isUnknown).reduce((sum, stem) => sum + weightOf(stem) - circumstanceWeight, 0);

    /** How much of the question a topic's phrases hold: by weight, and as a share of the whole. */
    const coverageOf = ({ matched }: TopicMatch) => {
      const common = question.common.filter((stem) => matched.has(stem)).length * commonWeight;
      const own = weigh(question.subject.filter((stem) => matched.has(stem) && !outside.has(stem))) + common;
      const total = worth + common;
      return { own, total, share: total === 0 ? 0 : own / total };
    };

    const matches = topicsOf(question).map((match) => ({ ...match, ...coverageOf(match) }));
    const subjects = matches
      .filter(({ topic }) => !hasFixedAnswer(topic.key))
      .sort((one, other) => other.share - one.share);

    const factCandidates = matches
      .filter(({ topic }) => hasFixedAnswer(topic.key))
      .flatMap((match) => {
        if (!match.decisive) {
          const isBest = match.share >= enoughForFact && match.share >= (subjects[0]?.share ?? 0);
          return isBest ? { match, confidence: match.share } : [];
        }
        const besides = question.subject.filter(
          (stem) =>
            !match.matched.has(stem) &&
            !outside.has(stem) &&
            (subjects.some(({ matched }) => matched.has(stem)) || retriever.knows(stem, question)),
        );
        const confidence = Math.min(1, (match.own + besidesFactor * weigh(besides)) / match.total);
        return confidence >= enoughForFact ? { match, confidence } : [];
      })
      .sort((one, other) => other.match.own - one.match.own);
    // A subject that holds all that the fact holds, and more, is what is asked: `how many interviews to be recruited`.
    const fact = factCandidates.find(
      ({ match }) => !subjects.some((subject) => holdsMore(subject.matched, match.matched)),
    );

    const means = [...new Set(subjects.flatMap(({ topic }) => topic.means))];
    const found = retriever.find(question, means);
    const highest = found[0]?.score ?? 1;

    const pages = knowledge.pages
      .map(({ path }, page): RankedPage => {
        const ofPage = subjects.filter(({ topic }) => withoutFragment(topic.page) === path);
        const touched = Math.max(0, ...ofPage.map(({ share }) => share));
        const certainTopics = new Set(ofPage.flatMap(({ matched }) => [...matched]));
        const shareOf = (certaintyOf: (stem: string) => number) => {
          const covered = question.subject.reduce(
            (sum, stem) =>
              outside.has(stem)
                ? sum
                : sum + weightOf(stem) * (certainTopics.has(stem) ? 1 : certaintyOf(stem)),
            0,
          );
          if (touched > 0)
            return worthWithoutCircumstance === 0 ? touched : covered / worthWithoutCircumstance;
          return covered < leastEvidence ? 0 : covered / worth;
        };
        const best = found
          .filter(({ passage }) => passage.page === page)
          .map(({ score, covers }) => ({ share: shareOf((stem) => covers.get(stem) ?? 0), score }))
          .reduce(
            (one, other) =>
              other.share > one.share || (other.share === one.share && other.score > one.score) ? other : one,
            {
              share: shareOf(() => 0),
              score: 0,
            },
          );
        return {
          page,
          confidence: best.share,
          rank: best.share ** 1.5 * (0.6 + (0.4 * best.score) / highest) * (1 + 2 * touched),
        };
      })
      .filter(({ confidence }) => confidence > 0)
      .sort((one, other) => other.rank - one.rank);

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

function holdsMore(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > other.size && [...other].every((stem) => one.has(stem));
}
