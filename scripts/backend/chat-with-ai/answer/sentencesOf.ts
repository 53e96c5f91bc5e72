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
  return [message, ...sentences.filter(isQuestion), ...sentences.filter((sentence) => !isQuestion(sentence))];
}
