import SearchableMap from 'minisearch/SearchableMap';

/** A problem in a file that people write. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1; undefined if the problem concerns the whole file. */
  line?: number;
  /** What is wrong and what to write instead. It is shown right after file and line. */
  message: string;
  /**
   * - `error`: `check` and `build` fail.
   * - `warning`: the file became wrong with time. `check` fails. A build only reports it, because a commit that was valid on one day must
   *   still build later.
   * - `info`: `check` and `build` report it, and nothing fails.
   * - `todo`: a value to fill in before the launch. A release fails.
   * - `question`: a value that visitors ask for and an owner may leave out. The launch list has it, and nothing fails.
   */
  severity: 'error' | 'warning' | 'info' | 'todo' | 'question';
}

/** @returns a problem at the line that contains an offset (in characters) */
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

/** The message about a file that nothing reads, in a folder whose files should all be read. Usually the file is a copy. */
export const readByNothing = 'is read by nothing. Copy what you need from it, then remove it.';

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Compares lines by the value of their numbers: 9 comes before 10. `und` means no particular language. */
const { compare } = new Intl.Collator('und', { numeric: true });

/** @returns a line for each problem, sorted by file and line: `locales/en/careers.json:41  positions.title is missing …` */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, message }) => `${line === undefined ? file : `${file}:${line}`}  ${message}`)
    .sort(compare)
    .join('\n');
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** @returns the English name of a language, because messages are in English */
export function nameOf(code: string): string {
  return languageNames.of(code) ?? code;
}

const maxQuoteLength = 60;
export function quote(text: string): string {
  const characters = [...text];
  const isLong = characters.length > maxQuoteLength;
  return JSON.stringify(isLong ? `${characters.slice(0, maxQuoteLength - 1).join('')}…` : text);
}

const maxNames = 12;
export function listOf(names: readonly string[]): string {
  return names.length > maxNames ? `${names.slice(0, maxNames).join(', ')}, …` : names.join(', ');
}

/** @returns "Did you mean …?" with the closest candidate; `otherwise` if it differs in more than 3 letters or 40 % of the name */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise: string): string {
  const known = SearchableMap.from<string>([...candidates].map((each) => [each.toLowerCase(), each]));
  const [closest] = [
    ...known.fuzzyGet(name.toLowerCase(), Math.min(3, Math.floor(name.length * 0.4))).values(),
  ].sort(([, one], [, other]) => one - other);
  return closest ? `Did you mean "${closest[0]}"?` : otherwise;
}
