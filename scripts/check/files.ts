import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getNodePath, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { lineAt, type Problem, problemAt, problemOf } from './problem.ts';

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
  const isUtf16 = /^(?:fffe|feff)$/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex'));
  if (isUtf8(bytes) && !text.startsWith('\0', 1)) return { text };
  const encoding = isUtf16 ? 'UTF-16' : 'another encoding (Latin-1, Windows-1252 or UTF-16)';
  return { text, fault: `is saved in ${encoding}, and its letters cannot be read. Save it as UTF-8.` };
}

/** A JSON file with the place of each of its values. */
export interface JsonFile extends TextFile {
  /** Absent when the file cannot be read. */
  root: Node | undefined;
  /** What keeps it from being JSON, or names that are written twice. */
  problems: readonly Problem[];
}

export function parseJsonFile(path: string, text: string, fault?: string): JsonFile {
  const file = { path, text, fault };
  if (fault) return { ...file, root: undefined, problems: [problemAt(file, 0, fault)] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // The other errors follow from the first one.
  if (error) return { ...file, root: undefined, problems: [malformed(file, error)] };
  if (!root) return { ...file, root, problems: [problemOf(path, 'is empty. Write {} or its texts.')] };
  return { ...file, root, problems: repeatedNames(file, root) };
}

/** What each of the parser's findings means to somebody who edits texts. */
const explanations: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a text stands between straight double quotes ("…"); inside it, write « », “ ” or \\"',
  PropertyNameExpected: 'a name in double quotes is expected here; remove the comma if nothing follows it',
  ValueExpected:
    'a value is expected here: a text in double quotes, {…} or […]; remove the comma if nothing follows it',
  ColonExpected: 'a colon is missing between the name and its text',
  CommaExpected: 'a comma is missing after this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something follows the closing } of the file; remove it, or one } too many above it',
  InvalidCommentToken: 'JSON has no comments; remove it',
  UnexpectedEndOfString: 'a text is not closed: add a double quote at its end (a text stays on one line)',
  InvalidEscapeCharacter: 'a backslash is only used as \\" or \\n: write the character itself',
  InvalidCharacter: 'a tab or a line break stands inside a text: write \\n for a new line',
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
  const place = `column ${at - start + 1}: ${explanations[name] ?? 'this is not JSON'}`;
  return problemAt(file, at, `${place} (the line is: ${line.trim().slice(0, 50)})`);
}

/** Names that stand twice in a group, of which only the last would count. */
function repeatedNames(file: TextFile, root: Node): Problem[] {
  return valuesUnder(root).flatMap((group) => {
    const properties = propertiesOf(group);
    return properties.flatMap(({ name, value, offset }, index) => {
      const first = properties.findIndex((each) => each.name === name);
      if (first === index) return [];
      const places = `here and on line ${lineAt(file.text, properties[first]?.offset ?? 0)}`;
      return problemAt(file, offset, `${keyOf(value)} is written twice, ${places}. Keep one of them.`);
    });
  });
}

/** @returns a value of a JSON file and all values in it, in the order of the file */
export function valuesUnder(node: Node): Node[] {
  const values: Node[] = [];
  const collect = (value: Node) => {
    values.push(value);
    for (const child of value.children ?? []) {
      const inside = child.type === 'property' ? child.children?.[1] : child;
      if (inside) collect(inside);
    }
  };
  collect(node);
  return values;
}

/** @returns the entries of an object, in the order of the file */
export function propertiesOf(node: Node): { name: string; value: Node; offset: number }[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children: [name, value] = [], offset }) =>
    name && value ? [{ name: String(name.value), value, offset }] : [],
  );
}

/** @returns where a value stands in its file: `positions.items[2].title` */
export function keyOf(node: Node): string {
  return keyPath(getNodePath(node));
}

/** @returns the path as code writes it: `positions.items[2].title` */
export function keyPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${String(step)}`))
    .join('');
}

/**
 * @param selector names joined by points; `*` is each entry of a list, a closing `~` the names of a group: `positions.items.*.key`
 * @returns the texts that are there, in the order of the file, with their keys
 */
export function selectValues(root: Node, selector: string): { key: string; value: string; offset: number }[] {
  let found: Node[] = [root];
  const steps = selector.split('.');
  for (const step of steps.filter((each) => each !== '~'))
    found = found.flatMap((node) =>
      step === '*'
        ? (node.type === 'array' && node.children) || []
        : propertiesOf(node).flatMap(({ name, value }) => (name === step ? value : [])),
    );
  if (steps.at(-1) === '~')
    return found
      .flatMap(propertiesOf)
      .map(({ name, value, offset }) => ({ key: keyOf(value), value: name, offset }));
  return found.flatMap((node) =>
    node.type === 'string' ? { key: keyOf(node), value: String(node.value), offset: node.offset } : [],
  );
}
