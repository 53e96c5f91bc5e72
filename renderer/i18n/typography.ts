import { languageOf } from '../../content/languages.ts';

/** Matches an interpolation variable. It is the first alternative of the expressions below, so that they do not match inside its braces. */
const placeholder = String.raw`\{\{.*?\}\}`;

/**
 * Matches the places where French has a no-break space (Imprimerie nationale, "Lexique des règles typographiques"):
 * - a narrow one, U+202F, before `; ? !`
 * - U+00A0 before a colon and a percent sign, and inside « »
 *
 * An ordinary space there is replaced. That includes a space at the beginning of a text, because the text may follow an element. A no-break
 * space stays. Times and URLs, such as 10:30 and https://…, do not match.
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
 * Matches the hyphen between a French verb and its pronoun. A line break there would leave "faut-" at the end of a heading's line. A word
 * joiner, U+2060, after the hyphen prevents the break. The no-break hyphen, U+2011, would prevent it too, but is missing in the display
 * font. URLs and file names with further words after the hyphen do not match.
 */
const pronounHyphens = new RegExp(
  String.raw`${placeholder}|(?<![/@]\S*)(?<=\p{L})-\u2060?(?=(?:t-\u2060?)?(?:ils?|elles?|on|ce|je|tu|nous|vous)(?![\p{L}-]))`,
  'giu',
);

/** @returns a text with typographic apostrophes and, in French, no-break spaces. A second call changes nothing. */
export function setTypography(text: string, language: string): string {
  const withApostrophes = text.replaceAll("'", '’');
  if (!hasFrenchRules(language)) {
    return withApostrophes;
  }
  return withApostrophes.replace(spacedSigns, (found: string, ...rest: unknown[]) => {
    // The last argument contains the named groups.
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

/** @returns a heading without line breaks at hyphens as in `Contactez-nous`. Other texts keep plain hyphens, because visitors copy them. */
export function keepPronouns(heading: string, language: string): string {
  if (!hasFrenchRules(language)) {
    return heading;
  }
  return heading.replaceAll(pronounHyphens, (found) => (found.startsWith('-') ? '-\u2060' : found));
}

/** @returns whether the language follows the French rules of this file. On this site, only French has a space before a colon. */
function hasFrenchRules(language: string): boolean {
  return /^\s/.test(languageOf(language).colon);
}
