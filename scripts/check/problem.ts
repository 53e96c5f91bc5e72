import SearchableMap from 'minisearch/SearchableMap';

/** A fault in a file that people write. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1; absent where the whole file is meant. */
  line?: number;
  /** The fault and what to write instead. It is read right after file and line. */
  message: string;
  /**
   * - `error`: `check` and `build` fail.
   * - `warning`: the file became wrong with time. `check` fails; a build reports it and goes on, because a commit that was valid on one
   *   day must still build on another.
   * - `notice`: `check` and `build` say it, and it stops nothing.
   * - `note`: a value to fill in before the launch. A release fails.
   * - `question`: a fact that visitors ask for and an owner may leave out. It is listed for the launch and stops nothing.
   */
  severity: 'error' | 'warning' | 'notice' | 'note' | 'question';
}

/** @returns a problem in the line of a place of a file; `offset` counts the characters before it */
export function problemAt(
  file: { path: string; text: string },
  offset: number,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { file: file.path, line: lineAt(file.text, offset), severity, message };
}

export function problemOf(file: string, message: string, severity: Problem['severity'] = 'error'): Problem {
  return { file, severity, message };
}

/** The message about a file that somebody has left where only files stand that are read: a copy of one as a rule. */
export const readByNothing = 'is read by nothing. Take over what is needed of it, then remove it.';

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Compares lines so that 10 follows 9. No language is meant (`und`). */
const { compare } = new Intl.Collator('und', { numeric: true });

/** @returns one line for each, sorted by file and line: `locales/en/careers.json:41  positions.title is missing …` */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, message }) => `${line === undefined ? file : `${file}:${line}`}  ${message}`)
    .sort(compare)
    .join('\n');
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** @returns the English name of a language: messages are in English */
export function nameOf(code: string): string {
  return languageNames.of(code) ?? code;
}

const longestQuoteCharacters = 60;

/** @returns a text in quotation marks for a message, shortened where it is long */
export function quote(text: string): string {
  const characters = [...text];
  const isLong = characters.length > longestQuoteCharacters;
  return JSON.stringify(isLong ? `${characters.slice(0, longestQuoteCharacters - 1).join('')}…` : text);
}

const mostNames = 12;

/** @returns names for a message; of a long list, the first ones */
export function listOf(names: readonly string[]): string {
  return names.length > mostNames ? `${names.slice(0, mostNames).join(', ')}, …` : names.join(', ');
}

/** @returns advice on a name that is not there: the closest candidate, of which at most three letters and two fifths differ, or what to do otherwise */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise: string): string {
  const known = SearchableMap.from<string>([...candidates].map((each) => [each.toLowerCase(), each]));
  const [closest] = [
    ...known.fuzzyGet(name.toLowerCase(), Math.min(3, Math.floor(name.length * 0.4))).values(),
  ].sort(([, one], [, other]) => one - other);
  return closest ? `Did you mean "${closest[0]}"?` : otherwise;
}
