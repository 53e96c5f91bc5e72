/** The first choice of a phrase, such as `(dure|prend)` in `combien de temps (dure|prend) une mission`. */
const choice = /\(([^()]*)\)/;

/**
 * Visitors say one thing in many ways that differ by a word or two: a phrase lists those between brackets.
 *
 * @param phrase a phrase of `content/chat/`
 * @returns every phrase that it stands for; itself where it leaves no choice
 */
export function alternativesOf(phrase: string): string[] {
  const [whole, alternatives] = choice.exec(phrase) ?? [];
  if (whole === undefined || alternatives === undefined) return [phrase];
  return alternatives.split('|').flatMap((each) => alternativesOf(phrase.replace(whole, each)));
}
