/** More sentences than that are no question but a text. */
const mostSentences = 8;

/**
 * A visitor often writes two sentences of context before the question.
 *
 * @param message what the visitor wrote
 * @returns the whole message, then each of its sentences where it has several; questions before statements
 */
export function sentencesOf(message: string): string[] {
  const sentences =
    message
      .match(/[^.!?\n]+(?:[.](?=\S)[^.!?\n]+)*[.!?]*/g)
      ?.map((sentence) => sentence.trim())
      .filter(Boolean) ?? [];
  if (sentences.length < 2) return [message];
  const isQuestion = (sentence: string) => sentence.endsWith('?');
  const ordered = [...sentences.filter(isQuestion), ...sentences.filter((each) => !isQuestion(each))];
  return [message, ...ordered.slice(0, mostSentences)];
}
