import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import { leftToWriteMark } from '../check/sources.ts';
import { likeFirst } from './kinds.ts';

/** The shortest description that a page may have; placeholders keep to it. */
const leastDescription = 50;

interface Addition {
  /** The names that lead there; an entry of a list is named by its key. */
  at: readonly string[];
  /** What the entry is called. */
  name: string;
  entry: unknown;
  /** What placeholders call the file: no two pages may have the same title. */
  place: string;
}

/**
 * Adds an entry to a list or a group of a JSON file; the rest of the file stays as it is.
 *
 * @param text the file's content
 * @param addition what to write; empty texts become placeholders
 * @returns the new content
 * @throws Error when there is no such list or group, or when it has the entry already
 */
export function addEntry(text: string, { at, name, entry, place }: Addition): string {
  const path = pathTo(JSON.parse(text), at);
  const there = valueAt(JSON.parse(text), path);
  if (positionOf(there, name) !== undefined) {
    // The address of a domain and that of its offer may be called the same.
    if (typeof entry === 'string') return text;
    throw new Error(`it has "${name}" already. Choose another id.`);
  }
  const like = entry === likeFirst ? Object.values(there as object).find((each) => each.meta) : entry;
  const value = toWrite(like, entry === likeFirst, [place, name].filter(Boolean));
  const isList = Array.isArray(there);
  const target = [...path, isList ? there.length : name];
  return applyEdits(text, modify(text, target, value, { isArrayInsertion: isList }));
}

/**
 * @param text the file's content
 * @param at the names that lead to the list or group
 * @param name what the entry is called there
 * @returns the content without the entry, as it was where there is none
 */
export function removeEntry(text: string, at: readonly string[], name: string): string {
  const path = pathTo(JSON.parse(text), at);
  const position = positionOf(valueAt(JSON.parse(text), path), name);
  return position === undefined ? text : remove(text, [...path, position]);
}

/**
 * @param text a JSON file
 * @param isGone what is said of an object anywhere in the file
 * @returns the content without the entries of lists of which that is true
 */
export function removeFromLists(
  text: string,
  isGone: (entry: Readonly<Record<string, unknown>>) => boolean,
): string {
  const paths = [...objectsIn(JSON.parse(text), [])].filter(({ value }) => isGone(value)).reverse();
  return paths.reduce((rest, { path }) => remove(rest, path), text);
}

function* objectsIn(
  value: unknown,
  path: JSONPath,
): Generator<{ path: JSONPath; value: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  if (typeof path.at(-1) === 'number') yield { path, value: value as Record<string, unknown> };
  for (const [name, child] of Object.entries(value))
    yield* objectsIn(child, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** jsonc-parser's own removal breaks a list that ends in `}]`. */
function remove(text: string, path: JSONPath): string {
  const root = parseTree(text);
  const value = root && findNodeAtLocation(root, path);
  const target = value?.parent?.type === 'property' ? value.parent : value;
  const siblings = target?.parent?.children;
  if (!target || !siblings) return text;
  const index = siblings.indexOf(target);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const start = before ? before.offset + before.length : target.offset;
  const end = !before && after ? after.offset : target.offset + target.length;
  return text.slice(0, start) + text.slice(end);
}

/** @returns the key of a property, the position in a list, nothing where there is no such entry */
function positionOf(there: unknown, name: string): string | number | undefined {
  if (!Array.isArray(there)) return name in (there as object) ? name : undefined;
  const index = there.findIndex(({ key }) => key === name);
  return index < 0 ? undefined : index;
}

function pathTo(root: unknown, at: readonly string[]): JSONPath {
  const path: JSONPath = [];
  for (const step of at) {
    const position = positionOf(valueAt(root, path), step);
    if (position === undefined)
      throw new Error(`it has no "${step}". Write one that is there, or add it first.`);
    path.push(position);
  }
  return path;
}

function valueAt(root: unknown, path: JSONPath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], root);
}

/** The value with every empty text, or every text at all, in the place of one to come. */
function toWrite(value: unknown, all: boolean, path: readonly string[]): unknown {
  if (typeof value === 'string') {
    if (value && !all) return value;
    const text = `${leftToWriteMark} ${path.join(' ')}`;
    return path.at(-1) === 'description' && path.at(-2) === 'meta'
      ? text.padEnd(leastDescription, '…')
      : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each, index) => toWrite(each, all, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, toWrite(each, all, [...path, name])]),
  );
}
