import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Problem, problemAt } from './problem.ts';

/** A file and what stands in it. */
export interface TextFile {
  /** Relative to the project's folder, with slashes on every system. */
  path: string;
  text: string;
  /** Why its text cannot be read, with what to do. */
  fault?: string | undefined;
}

/** Contents that are not on the disk yet, by path; `undefined` removes the file. */
export type Unsaved = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * @param folder a folder in it; one that does not exist holds no files
 * @param unsaved what counts instead of what is on the disk
 * @returns the files of that folder and all folders below, sorted by path
 */
export function readFiles(
  project: string,
  folder: string,
  matches: RegExp,
  unsaved: Unsaved = new Map(),
): TextFile[] {
  return listFiles(project, folder, matches, unsaved).map((file) => ({
    path: file,
    ...decodeText(unsaved.get(file) ?? readFileSync(path.join(project, file))),
  }));
}

/** As {@link readFiles}, without reading them. */
export function listFiles(
  project: string,
  folder: string,
  matches: RegExp,
  unsaved: Unsaved = new Map(),
): string[] {
  const root = path.join(project, folder);
  const stored = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const paths = stored
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(project, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
  const added = [...unsaved.keys()].filter((file) => file.startsWith(`${folder}/`));
  return [...new Set([...paths, ...added])]
    .filter((file) => matches.test(file) && !(unsaved.has(file) && unsaved.get(file) === undefined))
    .sort();
}

/** @returns its text without byte order mark, its lines ended by \n; `fault` where another encoding was meant, with what to do */
export function decodeText(bytes: Uint8Array): { text: string; fault?: string } {
  const text = new TextDecoder('utf-8').decode(bytes).replaceAll('\r\n', '\n');
  if (isUtf8(bytes) && !text.startsWith('\0', 1)) return { text };
  const encoding = 'another encoding (Latin-1, Windows-1252 or UTF-16)';
  return { text, fault: `is saved in ${encoding}, and its letters cannot be read. Save it as UTF-8.` };
}

/** The names and places in lists that lead to a value: `['positions', 'items', 2, 'title']`. */
export type Path = readonly (string | number)[];

/** A value of a file, and where it stands: `positions.items[2].title`. */
export interface Value<Kind = unknown> {
  path: Path;
  key: string;
  value: Kind;
}

/** A file of values: JSON, or the facts before an article. */
export interface ValueFile extends TextFile {
  /** All that it holds; absent when it cannot be read. */
  root: unknown;
  /** Each value in it, groups before what they hold. */
  values: readonly Value[];
  /** Those that are texts. */
  texts: readonly Value<string>[];
  /** Where a value begins in the file and how long it is, in characters. */
  placeOf: (path: Path) => { offset: number; length: number } | undefined;
  /** What keeps it from being read. */
  problems: readonly Problem[];
}

/** @returns a file that holds these values, or none where it cannot be read */
export function valueFile(
  file: TextFile,
  problems: readonly Problem[],
  root?: unknown,
  placeOf: ValueFile['placeOf'] = () => undefined,
): ValueFile {
  const values: Value[] = [];
  const collect = (value: unknown, path: Path) => {
    values.push({ path, key: keyPath(path), value });
    for (const [name, inside] of entriesOf(value)) collect(inside, [...path, name]);
  };
  if (root !== undefined) collect(root, []);
  return { ...file, root, values, texts: values.filter(isText), placeOf, problems };
}

function isText(each: Value): each is Value<string> {
  return typeof each.value === 'string';
}

export function parseJsonFile(file: TextFile): ValueFile {
  if (file.fault) return valueFile(file, [problemAt(file, 0, file.fault)]);
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // The other errors follow from the first one.
  if (error || !tree) return valueFile(file, error ? [malformed(file, error)] : []);
  return valueFile(file, [], getNodeValue(tree), (place) => findNodeAtLocation(tree, [...place]));
}

/** What the parser finds most often, in the words of somebody who edits texts. */
const explanations: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a text stands between straight double quotes ("…"); inside it, write « », “ ” or \\"',
  PropertyNameExpected: 'a name in double quotes is expected here; remove the comma if nothing follows it',
  ValueExpected: 'a value is expected here; remove the comma if nothing follows it',
  CommaExpected: 'a comma is missing after this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  UnexpectedEndOfString: 'a text is not closed: add a double quote at its end (a text stays on one line)',
};

function malformed(file: TextFile, { error, offset }: ParseError): Problem {
  const name = printParseErrorCode(error);
  const { text } = file;
  // A missing comma belongs after what stands before it; of any other error the parser may name the white space before it.
  const next = text.slice(offset).search(/\S/);
  const visible = next === -1 ? text.trimEnd().length : offset + next;
  const at = name === 'CommaExpected' ? text.slice(0, offset).trimEnd().length - 1 : visible;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  const fault = explanations[name] ?? name.replaceAll(/(?<=.)[A-Z]/g, ' $&').toLowerCase();
  const place = `column ${at - start + 1}: ${fault}`;
  return problemAt(file, at, `${place} (the line is: ${line.trim().slice(0, 50)})`);
}

/** @returns whether a value is a group {…} */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns what a list or a group holds, with its place or its name */
export function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isGroup(value) ? Object.entries(value) : [];
}

/** @returns the path as code writes it: `positions.items[2].title` */
export function keyPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${String(step)}`))
    .join('');
}

/** @returns a problem with a value of a file; the message follows its key. What is missing is told where it belongs. */
export function problemIn(
  file: ValueFile,
  path: Path,
  message: string,
  severity?: Problem['severity'],
): Problem {
  const { offset } = file.placeOf(path) ?? file.placeOf(path.slice(0, -1)) ?? { offset: 0 };
  return problemAt(file, offset, `${keyPath(path) || 'the file'} ${message}`, severity);
}

/**
 * @param selector names joined by points; `*` is each entry of a list, a closing `~` the names of a group: `positions.items.*.key`
 * @returns the texts that are there, in the order of the file
 */
export function selectValues(file: ValueFile, selector: string): Value<string>[] {
  const steps = selector.split('.');
  const isMeant = (path: Path) =>
    path.length === steps.length &&
    steps.every((step, index) =>
      step === '*' ? typeof path[index] === 'number' : step === '~' || step === path[index],
    );
  const found = file.values.filter(({ path }) => isMeant(path));
  return selector.endsWith('~')
    ? found.map(({ path, key }) => ({ path, key, value: String(path.at(-1)) }))
    : found.filter(isText);
}
