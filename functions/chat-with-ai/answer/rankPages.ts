import type { KnownPage } from '../knowledge.ts';
import type { CoveringTopic } from './coverTopics.ts';
import type { FoundPassage } from './createRetriever.ts';
import { withoutFragment } from './createTopics.ts';
import type { Question } from './readQuestion.ts';
import type { Weights } from './weighQuestion.ts';

/** A page with how well it answers. */
export interface RankedPage {
  /** Position in the knowledge's pages. */
  page: number;
  /** Comparable within one question only. */
  rank: number;
  /** The share of the question that one of its passages and its topics cover, from 0 to 1. */
  confidence: number;
}

/** A word that a touched topic knows from another of its phrases is likely meant as it means it there. */
const relatedCertainty = 0.6;

/** A page that no topic names has to answer more of the question. */
const untouchedFactor = 0.75;

/** Less than this of what topics or synonyms know is no evidence, whatever its share: `tests ?`, `17 times 23`. */
const leastEvidence = 0.4;

/**
 * @param pages all pages
 * @param found the passages that share a word with the question
 * @param subjects the topics that the question touches and that have no fixed answer
 * @param question what is asked
 * @param weights what its words are worth
 * @param isEvidence tells whether a word, once found, shows that the page is about the question
 * @returns the pages that have something to say, best first
 */
export function rankPages(
  pages: readonly KnownPage[],
  found: readonly FoundPassage[],
  subjects: readonly CoveringTopic[],
  question: Question,
  weights: Weights,
  isEvidence: (stem: string) => boolean,
): RankedPage[] {
  const highest = found[0]?.score ?? 1;

  const rank = ({ path }: KnownPage, page: number): RankedPage => {
    const topics = subjects.filter(({ topic }) => withoutFragment(topic.page) === path);
    const touched = Math.max(0, ...topics.map(({ share }) => share));

    const shareFor = (covers: ReadonlyMap<string, number>) => {
      const covered = question.subject
        .filter((stem) => !weights.outside.has(stem))
        .map((stem) => ({
          stem,
          weight: weights.weightOf(stem) * Math.max(certaintyIn(topics, stem), covers.get(stem) ?? 0),
        }));
      const sum = (some: typeof covered) => some.reduce((total, { weight }) => total + weight, 0);
      if (touched > 0) return weights.worth === 0 ? touched : sum(covered) / weights.worth;
      const evidence = sum(covered.filter(({ stem }) => isEvidence(stem)));
      return evidence < leastEvidence ? 0 : (untouchedFactor * sum(covered)) / weights.worth;
    };

    const best = found
      .filter(({ passage }) => passage.page === page)
      .map(({ score, covers }) => ({ share: shareFor(covers), score }))
      .reduce((one, other) => (isBetter(other, one) ? other : one), { share: shareFor(new Map()), score: 0 });
    return {
      page,
      confidence: best.share,
      rank: best.share ** 1.5 * (0.6 + (0.4 * best.score) / highest) * (1 + 2 * touched),
    };
  };

  return pages
    .map(rank)
    .filter(({ confidence }) => confidence > 0)
    .sort((one, other) => other.rank - one.rank);
}

/** How surely a page's topics mean a word of the question. */
function certaintyIn(topics: readonly CoveringTopic[], stem: string): number {
  if (topics.some(({ matched }) => matched.has(stem))) return 1;
  return topics.some(({ topic }) => topic.vocabulary.has(stem)) ? relatedCertainty : 0;
}

interface Scored {
  share: number;
  score: number;
}

function isBetter(one: Scored, other: Scored): boolean {
  return one.share > other.share || (one.share === other.share && one.score > other.score);
}
