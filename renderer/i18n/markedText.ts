/**
 * The language of a text that its reader's language lacks stands in the text itself, between tag characters of Unicode (U+E0001 with the
 * letters of the code, and U+E007F), which no word of an editor has (`scripts/check/words.ts`). So it goes wherever the text goes, until
 * `renderer/document/page/markLanguages.ts` writes it as `lang`.
 */
const end = '\u{e007f}';
/** Matches the beginning of a text in another language, with its code in tag characters, and the end of one. */
export const languageTag = /\u{e0001}[\u{e0020}-\u{e007e}]+|\u{e007f}/gu;

/** Tag characters are those of ASCII, moved. */
const moved = (text: string, by: number) =>
  [...text].map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by)).join('');

/** @returns the text with its language */
export function markText(text: string, language: string): string {
  return `\u{e0001}${moved(language, 0xe0000)}${text}${end}`;
}

/** @returns the code of the language that a tag begins; nothing for one that ends a text */
export function languageOfTag(tag: string): string | undefined {
  return tag === end ? undefined : moved([...tag].slice(1).join(''), -0xe0000);
}

/** @returns the language of the first text in a text that bears one */
export function languageOfText(text: string): string | undefined {
  const [tag] = text.match(languageTag) ?? [];
  return tag && languageOfTag(tag);
}

/** @returns a text, or any value of JSON, as a head, a mail or an assistant has it */
export function unmarked<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return json?.includes('\u{e0001}') ? JSON.parse(json.replaceAll(languageTag, '')) : value;
}
