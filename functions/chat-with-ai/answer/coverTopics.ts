import type { TopicMatch } from './createTopics.ts';
import type { Question } from './readQuestion.ts';
import type { Weights } from './weighQuestion.ts';

/** A topic with how much of the question its phrases hold. */
export interface CoveringTopic extends TopicMatch {
  /** By weight. */
  own: number;
  /** The whole question's weight, where the topic's common words count too. */
  total: number;
  /** `own` of `total`, from 0 to 1. */
  share: number;
}

/** A common word counts this much where a phrase needs it: `where are you` has nothing else. */
const commonWeight = 0.1;

/**
 * @param matches topics that the question touches
 * @returns the same with their share of the question, the largest first
 */
export function coverTopics(
  matches: readonly TopicMatch[],
  question: Question,
  weights: Weights,
): CoveringTopic[] {
  return matches
    .map((match) => {
      const isMatched = (stem: string) => match.matched.has(stem);
      const common = question.common.filter(isMatched).length * commonWeight;
      const held = question.subject.filter((stem) => isMatched(stem) && !weights.outside.has(stem));
      const own = weights.weigh(held) + common;
      const total = weights.worth + common;
      return { ...match, own, total, share: total === 0 ? 0 : own / total };
    })
    .sort((one, other) => other.share - one.share);
}
