import { keysOf } from '../../renderer/i18n/mergeTranslations.ts';
import type { TextFile } from './files.ts';
import { type Problem, problemAt } from './problem.ts';

/** The keys of groups and the indexes of lists that lead to a value: `['positions', 'items', 2, 'title']`. */
export type ValuePath = readonly (string | number)[];

/** A value of a file. Its path is also written as a key: `positions.items[2].title`. */
export interface Value<Kind = unknown> {
  path: ValuePath;
  key: string;
  value: Kind;
}

/** A file of values: JSON, or an article with its front matter. */
export interface ValueFile extends TextFile {
  root: unknown;
  /** Each value in the file, groups before their entries. */
  values: readonly Value[];
  texts: readonly Value<string>[];
  /** @returns where a value begins in the file, in characters; undefined if the file has no such value */
  locationOf: (path: ValuePath) => { offset: number } | undefined;
  /** Problems that prevent reading the file, or that make a value ineffective, such as a key that is written twice. */
  problems: readonly Problem[];
}

/** @returns a file with its values; without `locationOf`, problems are reported at the beginning of the file */
export function valueFile(
  file: TextFile,
  problems: readonly Problem[],
  root?: unknown,
  locationOf: ValueFile['locationOf'] = () => undefined,
): ValueFile {
  const values: Value[] = [];
  const collect = (value: unknown, path: ValuePath) => {
    values.push({ path, key: keyPath(path), value });
    for (const [name, inside] of entriesOf(value)) {
      collect(inside, [...path, name]);
    }
  };
  if (root !== undefined) {
    collect(root, []);
  }
  return { ...file, root, values, texts: values.filter(isText), locationOf, problems };
}

function isText(each: Value): each is Value<string> {
  return typeof each.value === 'string';
}

export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) {
    return [...value.entries()];
  }
  return isGroup(value) ? Object.entries(value) : [];
}

/** @returns the path as code writes it: `positions.items[2].title` */
export function keyPath(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '');
}

export function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce((value: unknown, step) => new Map(entriesOf(value)).get(step), root);
}

/** @returns a path by names that do not depend on the position of a list entry: `items[audit].title` */
export function nameOfPath(root: unknown, path: ValuePath): string {
  const steps = path.map((step, index) => {
    const keys = typeof step === 'number' ? keysOf(valueAt(root, path.slice(0, index))) : undefined;
    return typeof step === 'number' ? `[${keys?.[step] ?? step}]` : `.${step}`;
  });
  return steps.join('').replace(/^\./, '');
}

/** @returns a problem with a value; `message` follows its key. A missing value is reported at the beginning of its group. */
export function problemIn(
  file: ValueFile,
  path: ValuePath,
  message: string,
  severity?: Problem['severity'],
): Problem {
  const { offset } = file.locationOf(path) ?? file.locationOf(path.slice(0, -1)) ?? { offset: 0 };
  return problemAt(file, offset, `${keyPath(path) || 'the file'} ${message}`, severity);
}

/** @returns whether a selector matches the path of a value: `positions.items.*.key`, in which `*` matches any step */
export function isAt(path: ValuePath, selector: string): boolean {
  const steps = selector === '' ? [] : selector.split('.');
  return path.length === steps.length && steps.every((step, index) => step === '*' || step === path[index]);
}

/** @returns the texts that a selector matches, in the order of the file; if it ends with `*`, the names of a group's entries */
export function selectValues(file: ValueFile, selector: string): Value<string>[] {
  return file.values
    .filter(({ path }) => isAt(path, selector))
    .map((each) => (selector.endsWith('*') ? { ...each, value: String(each.path.at(-1)) } : each))
    .filter(isText);
}

/** @returns the texts that a selector matches in `content/<file>.json`; none if the file cannot be read */
export function textsAt(content: readonly ValueFile[], file: string, selector: string): string[] {
  const there = content.filter(({ path }) => path === `content/${file}.json`);
  return there.flatMap((each) => selectValues(each, selector).map(({ value }) => value));
}
