import { languageOf } from '../../content/languages.ts';

/** Matches a placeholder. As the first alternative of the expressions below it keeps them from matching inside its braces. */
const placeholder = String.raw`\{\{.*?\}\}`;

/**
 * Places where French sets a no-break space (Imprimerie nationale, "Lexique des règles typographiques"): before `; ? !` a narrow
 * one, U+202F; before a colon and a percent sign, and inside « », U+00A0. An ordinary space that stands there is replaced, also one with
 * which a text begins, because it may follow an element. 10:30 and https://… have none, and a space that is a no-break one already stays.
 */
const spacedSigns = new RegExp(
  [
    placeholder,
    String.raw`(?:(?<=[^\s?!…(])[ \t]?|^[ \t])(?<narrow>[;?!])(?=$|[\s»”")?!])`,
    String.raw`(?:(?<=\S)[ \t]?|^[ \t])(?<wide>:(?=$|\s)|»)`,
    String.raw`(?<=[\d}])[ \t]?(?<percent>%)`,
    String.raw`(?<opening>«)[ \t]?(?=$|[^\s])`,
  ].join('|'),
  'gu',
);

/**
 * The hyphens between a French verb and its pronoun: no line may end there, or a heading would close with "faut-". A word joiner,
 * U+2060, after the hyphen forbids it. The no-break hyphen, U+2011, would do so too, but the display font does not have it, and a
 * browser would draw it in another font. An address or the name of a file, with more words after the hyphen, stays as it is.
 */
const pronounHyphens = new RegExp(
  String.raw`${placeholder}|(?<![/@]\S*)(?<=\p{L})-\u2060?(?=(?:t-\u2060?)?(?:ils?|elles?|on|ce|je|tu|nous|vous)(?![\p{L}-]))`,
  'giu',
);

/** @returns a text as an editor typed it with typographic apostrophes and, in French, no-break spaces; done twice, it stays the same */
export function setTypography(text: string, language: string): string {
  const withApostrophes = text.replaceAll("'", '’');
  if (!setsSpaceBeforeColon(language)) {
    return withApostrophes;
  }
  return withApostrophes.replace(spacedSigns, (found: string, ...rest: unknown[]) => {
    const { narrow, wide, percent, opening } = rest.at(-1) as Record<string, string | undefined>;
    if (narrow) {
      return `\u202f${narrow}`;
    }
    if (opening) {
      return `${opening}\u00a0`;
    }
    const sign = wide ?? percent;
    return sign ? `\u00a0${sign}` : found;
  });
}

/** @returns a heading whose pronouns stay on the line of their verb; other texts keep plain hyphens, because visitors copy and send them */
export function keepPronouns(heading: string, language: string): string {
  if (!setsSpaceBeforeColon(language)) {
    return heading;
  }
  return heading.replaceAll(pronounHyphens, (found) => (found.startsWith('-') ? '-\u2060' : found));
}

/** French alone does so; it also sets a space at other signs, and joins a pronoun to its verb by a hyphen. */
function setsSpaceBeforeColon(language: string): boolean {
  return /^\s/.test(languageOf(language).colon);
}
