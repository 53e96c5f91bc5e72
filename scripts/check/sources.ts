import { getNodePath, getNodeValue } from 'jsonc-parser';
import {
  type JsonFile,
  keyOf,
  keyPath,
  propertiesOf,
  selectValues,
  type TextFile,
  valuesUnder,
} from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';
import type { WordFile } from './words.ts';

/** @returns a note for each fact of a file that only illustrates (`source` in content/fields.ts): a launched site has none */
export function examples(file: JsonFile): Problem[] {
  const whole = file.path.endsWith('.md') ? 'date and author' : 'all but the placeholders';
  return (file.root ? valuesUnder(file.root) : []).flatMap((node) => {
    const source = propertiesOf(node).find(({ name }) => name === 'source');
    if (source?.value.value !== 'example') return [];
    const { words, key } = getNodeValue(node);
    const name = String(words ?? key ?? (keyOf(node).split('.').at(-1) || whole));
    return problemAt(file, source.offset, `${name} is an example`, 'note');
  });
}

/**
 * Facts that stand for ones not known yet: a file names them in its `placeholders`, as `street` or, at any depth, `address.street`.
 *
 * @param file a file of `content/`
 * @returns one note for each value to fill in
 */
export function toFillIn(file: JsonFile): Problem[] {
  const { root } = file;
  if (root?.type !== 'object') return [];
  const { placeholders } = getNodeValue(root) as { placeholders?: unknown };
  if (!Array.isArray(placeholders)) return [];
  return valuesUnder(root).flatMap((node) => {
    const path = getNodePath(node);
    const names = keyPath(path.filter((step) => typeof step === 'string'));
    const isMeant =
      node.parent?.type === 'property' &&
      placeholders.some((name) => names === name || names.endsWith(`.${name}`));
    if (!isMeant) return [];
    const value = node.type === 'array' ? `${node.children?.length ?? 0} entries` : quote(String(node.value));
    return [problemAt(file, node.offset, `${keyPath(path)} is ${value}`, 'note')];
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
 * Digits that a text states itself, in a part of the words for which `content/sources.json` names neither a source nor a reason.
 * A figure that is quoted (`{{figures.projects}}`) has its source where it stands. `promises.json` says how numbers are written.
 *
 * @param sources `content/sources.json`
 */
export function unsourcedDigits(file: WordFile, sources: JsonFile | undefined): Problem[] {
  if (!sources?.root || file.namespace === 'promises') return [];
  const parts = selectValues(sources.root, '*.words').map(({ value }) => value);
  return file.texts.flatMap(({ key, text, offset }) => {
    const place = `${file.namespace}:${key.replaceAll(/\[(\d+)\]/g, '.$1')}`;
    const [stated] =
      /\d[\d.,:\u00a0\u202f]*/.exec(text.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(names, '')) ?? [];
    if (!stated || text.startsWith(leftToWriteMark) || parts.some((part) => isIn(place, part))) return [];
    const advice = `Quote a figure as {{figures.<key>}} or a promise by its name, or add ${quote(place)} to content/sources.json with its source, or with the reason why it claims nothing.`;
    return [problemAt(file, offset, `${key} states ${quote(stated.trim())}, which no fact holds. ${advice}`)];
  });
}

/** Whether a text stands in a part of the words; "*" is any one name, at the end all that follows. */
export function isIn(place: string, part: string): boolean {
  const steps = place.split(/[:.]/);
  return part.split(/[:.]/).every((step, index) => step === '*' || step === steps[index]);
}
