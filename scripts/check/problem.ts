/** Something that is wrong in a file that people write. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1; absent where the whole file is meant. */
  line?: number;
  /** What is wrong and what to write: it is read right after file and line. */
  message: string;
  /**
   * `error`: `check` and `build` refuse it. `warning`: time has made it wrong, so `check` refuses it and a build says so and
   * goes on, because what was valid on one day must still build on another. `note`: to be known before the launch, stops nothing.
   */
  severity: 'error' | 'warning' | 'note';
}

/** @returns a problem at a place of a file, which is counted from the file's start */
export function problemAt(
  file: { path: string; text: string },
  offset: number,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { file: file.path, line: lineAt(file.text, offset), severity, message };
}

/** @returns a problem of a file as a whole */
export function problemOf(file: string, message: string): Problem {
  return { file, severity: 'error', message };
}

/** @returns the line of that position, from 1 */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** @returns one line for each, sorted by file and line: `locales/en/careers.json:41  positions.title is missing …` */
export function formatProblems(problems: readonly Problem[]): string {
  // By code unit, so that the order is the same on every machine.
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return problems
    .toSorted(
      (one, other) =>
        compare(one.file, other.file) ||
        (one.line ?? 0) - (other.line ?? 0) ||
        compare(one.message, other.message),
    )
    .map(({ file, line, message }) => `${line === undefined ? file : `${file}:${line}`}  ${message}`)
    .join('\n');
}

/** @returns a number with what it counts: `1 text`, `2 texts`, `3 entries` */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

const longestQuoteCharacters = 60;

/** @returns a text in quotation marks for a message, shortened where it is long */
export function quote(text: string): string {
  const characters = [...text];
  const isLong = characters.length > longestQuoteCharacters;
  return JSON.stringify(isLong ? `${characters.slice(0, longestQuoteCharacters - 1).join('')}…` : text);
}

/** Advice on a name that is not there: the closest candidate, where no more than a third of the letters differs. */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise: string): string {
  const most = Math.floor(name.length / 3);
  const [closest] = [...candidates]
    .filter((candidate) => Math.abs(candidate.length - name.length) <= most)
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return closest === undefined ? otherwise : `Did you mean "${closest.candidate}"?`;
}

/** How many characters to add, remove, replace or swap with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      const isSwap = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
      const swapped = isSwap ? (before[j - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
