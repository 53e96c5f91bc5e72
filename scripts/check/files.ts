import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { globSync } from 'tinyglobby';
import { withoutSchemaAddress } from '../../content/parseFacts.ts';
import { decodeText } from '../../renderer/facts/readTextFile.ts';
import { lineAt, type Problem, problemAt } from './problem.ts';

/** A file with its content. */
export interface TextFile {
  /** Relative to the project's folder, with slashes on every system. */
  path: string;
  text: string;
}

/** Contents that are not on the disk yet, by path; `undefined` removes the file. */
export type Unsaved = ReadonlyMap<string, Uint8Array | undefined>;

export interface ProjectFiles {
  paths: readonly string[];
  read: (matches: RegExp) => TextFile[];
}

/** The files that people write, and the code that shows them; what begins with a dot is of a system or a program (`._home.json`). */
const written = [
  '{components,content,functions,locales,pages,public,renderer,scripts}/**',
  'public/.well-known/**',
  '.env',
];

/**
 * @param project its folder
 * @param unsaved contents that count instead of those on the disk
 * @returns the paths of its files, sorted, and a function that reads the files that match
 */
export function filesOf(project: string, unsaved: Unsaved = new Map()): ProjectFiles {
  const paths = [...new Set([...globSync(written, { cwd: project }), ...unsaved.keys()])]
    .filter((file) => !unsaved.has(file) || unsaved.get(file))
    .sort();
  const read = (matches: RegExp) =>
    paths
      .filter((file) => matches.test(file))
      .map((file) => ({
        path: file,
        text: decodeText(unsaved.get(file) ?? readFileSync(path.join(project, file))),
      }));
  return { paths, read };
}

/** @returns the JSON files of `content/`: what visitors say to the chat among them */
export function readFacts({ read }: ProjectFiles): ValueFile[] {
  return read(/^content\/(?:specimens\/|chat\/(?:\w+\/)?)?[^/]+\.json$/).map((file) => {
    const { root, problems, placeOf } = parseJsonFile(file);
    return valueFile(file, problems, withoutSchemaAddress(root), placeOf);
  });
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
  /** The whole content; absent when it cannot be read. */
  root: unknown;
  /** Each value in it, groups before what they hold. */
  values: readonly Value[];
  /** Those that are texts. */
  texts: readonly Value<string>[];
  /** The position of a value in the file and its length, in characters. */
  placeOf: (path: Path) => { offset: number; length: number } | undefined;
  /** The faults that keep the file from being read. */
  problems: readonly Problem[];
}

/** @returns a file with these values, or with none where it cannot be read */
export function valueFile(
  file: TextFile,
  problems: readonly Problem[],
  root?: unknown,
  placeOf: ValueFile['placeOf'] = () => undefined,
): ValueFile {
  const values: Value[] = [];
  const collect = (value: unknown, path: Path) => {
    values.push({ path, key: keyPath(path), value });
    for (const [name, inside] of entriesOf(value)) {
      collect(inside, [...path, name]);
    }
  };
  if (root !== undefined) {
    collect(root, []);
  }
  return { ...file, root, values, texts: values.filter(isText), placeOf, problems };
}

function isText(each: Value): each is Value<string> {
  return typeof each.value === 'string';
}

export function parseJsonFile(file: TextFile): ValueFile {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // The other errors follow from the first one.
  if (error || !tree) {
    return valueFile(file, error ? [malformed(file, error)] : []);
  }
  return valueFile(file, repeatedKeys(file, tree), getNodeValue(tree), (place) =>
    findNodeAtLocation(tree, [...place]),
  );
}

/** @returns a problem for each key that is written twice in a group: JSON keeps the later value and drops the first one silently */
function repeatedKeys(file: TextFile, tree: Node): Problem[] {
  const { children = [] } = tree;
  const inside = children.flatMap((child) => repeatedKeys(file, child));
  if (tree.type !== 'object') {
    return inside;
  }
  const first = new Map<string, number>();
  for (const property of children) {
    const [name] = property.children ?? [];
    const line = first.get(name?.value);
    if (line !== undefined) {
      const key = keyPath(getNodePath(name ?? property));
      inside.push(
        problemAt(
          file,
          property.offset,
          `${key} is written twice, here and in line ${line}: only this one would count. Remove one, or give it another key.`,
        ),
      );
    } else {
      first.set(name?.value, lineAt(file.text, property.offset));
    }
  }
  return inside;
}

/** The messages for faults in JSON, by the parser's error code. */
const jsonFaults: Readonly<Partial<Record<string, string>>> = {
  InvalidSymbol: 'what follows is no text in quotes, no number, no list and no group',
  InvalidNumberFormat: 'what follows is no number',
  PropertyNameExpected: 'a comma is too many, or a key in quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'the closing } is missing',
  CloseBracketExpected: 'the closing ] is missing',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'a comment stands there, and these files have none',
  UnexpectedEndOfString: 'the closing quotation mark is missing',
  InvalidEscapeCharacter: 'a backslash stands in a text; write it twice',
  InvalidUnicode: 'the sign after \\u is not written with four digits',
  InvalidCharacter: 'a line or a tab breaks a text',
};

/** @returns the problem with a file that is no JSON, placed after the last character that is right: the parser may name the line below */
function malformed(file: TextFile, { error, offset }: ParseError): Problem {
  const before = file.text.slice(0, offset).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1).trimStart();
  const name = printParseErrorCode(error);
  // Every other byte of UTF-16 is zero.
  const advice = file.text.includes('\0')
    ? 'Save the file as UTF-8.'
    : 'A text stands between straight double quotes, with « », “ ” or \\" inside it. A comma parts two entries, and none follows the last.';
  const fault = faultAt(file.text, offset) ?? jsonFaults[name] ?? name;
  const place = line ? `after '${line.slice(-50)}'` : 'from its beginning';
  return problemAt(file, before.length, `cannot be read ${place}: ${fault}. ${advice}`);
}

/** @returns what is wrong there, where what stands around says more than the parser does */
function faultAt(text: string, offset: number): string | undefined {
  const [before, after] = [text.slice(0, offset).trimEnd(), text.slice(offset).trimStart()];
  if (/\d,?$/.test(before) && /^\d/.test(after)) {
    return 'a number has neither a space nor a comma in it, as in 48000 and 1.5';
  }
  return before.endsWith(',') && /^[\]}]/.test(after) ? 'the last comma is too many' : undefined;
}

/** @returns whether a value is a group {…} */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the entries of a list or a group, each with its index or its name */
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

/** @returns a problem with a value of a file; the message follows its key. A value that is missing is reported at its group. */
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
 * @param selector names joined by points; `*` is any step, and at the end the names of a group's entries: `positions.items.*.key`
 * @returns the texts that are there, in the order of the file
 */
export function selectValues(file: ValueFile, selector: string): Value<string>[] {
  const steps = selector.split('.');
  return file.values
    .filter(({ path }) => path.length === steps.length)
    .filter(({ path }) => steps.every((step, index) => step === '*' || step === path[index]))
    .map((each) => (steps.at(-1) === '*' ? { ...each, value: String(each.path.at(-1)) } : each))
    .filter(isText);
}
