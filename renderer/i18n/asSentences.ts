/** Joins titles, list items or sentences. Each gets a final punctuation mark, so that screen readers and search engines separate them. */
export function asSentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…:;؟؛][\s»”’"')]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}
