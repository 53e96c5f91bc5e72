import { isGroup, problemIn, type TextFile, type ValueFile } from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';

/** @returns a note for each fact of a file that only illustrates (`source` in content/fields.ts): a launched site has none */
export function examples(file: ValueFile): Problem[] {
  return file.values.flatMap(({ path, value }) => {
    if (!isGroup(value) || value.source !== 'example') return [];
    const name = value.words ?? value.key ?? path.at(-1) ?? file.path;
    return problemIn(file, [...path, 'source'], `of ${name} is an example`, 'note');
  });
}

/**
 * Facts that stand for ones not known yet: a file names them in its `placeholders`, as `street` or, at any depth, `address.street`.
 *
 * @param file a file of `content/`
 * @returns one note for each value to fill in
 */
export function toFillIn(file: ValueFile): Problem[] {
  const names = isGroup(file.root) && file.root.placeholders;
  if (!Array.isArray(names)) return [];
  return file.values.flatMap(({ path, value }) => {
    const place = `.${path.filter((step) => typeof step === 'string').join('.')}`;
    if (typeof path.at(-1) !== 'string' || !names.some((name) => place.endsWith(`.${name}`))) return [];
    const shown = Array.isArray(value) ? `${value.length} entries` : quote(String(value));
    return problemIn(file, path, `is ${shown}`, 'note');
  });
}

/** How a text begins that `npm run new` has put in the place of one to come: a sign of the press, in no language. */
export const leftToWriteMark = '[…]';

/** @returns a note for each text of words, facts or an article that is still to come */
export function leftToWrite(file: TextFile): Problem[] {
  return [...file.text.matchAll(/\[…\] ?([^"\n]*)/g)].map(({ index, 1: name }) =>
    problemAt(file, index, `is left to write: ${name}`, 'note'),
  );
}

/** Digits that are part of a name: k6, W3C, S/4HANA, 3d, "ISO 25010", "WCAG 2.2", "ROS 2". */
const names =
  /\p{L}[\p{L}/-]*\d[\p{L}\d]*|\d+(?:e|th|d)(?!\p{L})|(?<!\p{L})(?:\p{Lu}{2,}[\p{Lu}/\d]*|iso|nis|ros)[ \u00a0\u202f-]\d[\d.-]*(?:[ \u00a0\u202f]\d{3})*/gu;

/**
 * Digits that a text states itself. A figure that is quoted (`{{figures.projects}}`) has its source where it stands, and
 * `promises.json` says how numbers are written.
 *
 * @param key with its namespace
 * @param sourced the parts of the words for which `content/sources.json` names a source or a reason
 */
export function unsourcedDigits(text: string, key: string, sourced: readonly string[]): string | undefined {
  const place = key.replaceAll(/\[(\d+)\]/g, '.$1');
  const [stated] =
    /\d[\d.,:\u00a0\u202f]*/.exec(text.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(names, '')) ?? [];
  if (!stated || text.startsWith(leftToWriteMark)) return undefined;
  if (['promises', ...sourced].some((part) => isIn(place, part))) return undefined;
  const advice = `Quote a figure as {{figures.<key>}} or a promise by its name, or add ${quote(place)} to content/sources.json with its source, or with the reason why it claims nothing.`;
  return `states ${quote(stated.trim())}, which no fact holds. ${advice}`;
}

/** Whether a text stands in a part of the words; "*" is any one name, at the end all that follows. */
export function isIn(place: string, part: string): boolean {
  const steps = place.split(/[:.]/);
  return part.split(/[:.]/).every((step, index) => step === '*' || step === steps[index]);
}
