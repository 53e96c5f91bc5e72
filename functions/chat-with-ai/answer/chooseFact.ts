import type { CoveringTopic } from './coverTopics.ts';
import type { Question } from './readQuestion.ts';
import type { Weights } from './weighQuestion.ts';

export interface ChosenFact {
  match: CoveringTopic;
  /** The share of the question that is understood when this fact answers it. */
  confidence: number;
}

/** What is known but not part of the fact's own phrases counts half: `what does an audit cost` asks for a price. */
const besidesFactor = 0.5;

/** Under this share of the question, a fixed answer would answer something else. */
const enough = 0.5;

/**
 * @param facts topics with a fixed answer
 * @param subjects the other topics that the question touches, the one that covers most of it first
 * @param question what is asked
 * @param weights what its words are worth
 * @param knows tells whether pages or synonyms know a word of it
 * @returns the fact that the question asks for, if it asks for one
 */
export function chooseFact(
  facts: readonly CoveringTopic[],
  subjects: readonly CoveringTopic[],
  question: Question,
  weights: Weights,
  knows: (stem: string) => boolean,
): ChosenFact | undefined {
  const confidenceOf = (match: CoveringTopic) => {
    if (!match.decisive) return match.share >= (subjects[0]?.share ?? 0) ? match.share : 0;
    const besides = question.subject.filter(
      (stem) =>
        !match.matched.has(stem) &&
        !weights.outside.has(stem) &&
        (subjects.some(({ matched }) => matched.has(stem)) || knows(stem)),
    );
    return Math.min(1, (match.own + besidesFactor * weights.weigh(besides)) / match.total);
  };

  return (
    facts
      .map((match) => ({ match, confidence: confidenceOf(match) }))
      .filter(({ confidence }) => confidence >= enough)
      .sort((one, other) => other.match.own - one.match.own)
      // A subject that holds all that the fact holds, and more, is what is asked: `how many interviews to be recruited`.
      .find(({ match }) => !subjects.some((subject) => holdsMore(subject.matched, match.matched)))
  );
}

function holdsMore(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > other.size && [...other].every((stem) => one.has(stem));
}
