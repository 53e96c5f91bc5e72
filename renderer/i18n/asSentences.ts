/**
 * Joins texts for a screen reader or a search engine, which would show a title and the text after it, or the lines of a list, as one sentence.
 *
 * @param texts titles, lines of a list or whole sentences, in any language; empty ones are left out
 * @returns one text, in which each of them ends with a mark
 */
export function asSentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…:;؟؛][\s»”’"')]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}
