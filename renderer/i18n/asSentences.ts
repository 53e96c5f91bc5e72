/** Joins titles, lines of a list or sentences, which a screen reader or a search engine would run together: each then ends with a mark. */
export function asSentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…:;؟؛][\s»”’"')]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}
