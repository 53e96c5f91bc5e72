import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { TextFile } from './files.ts';
import { lineAt, type Problem, problemAt } from './problem.ts';
import { keyPath, type ValueFile, valueFile } from './valueFile.ts';

/** @returns the values of a JSON file; for a file that is not JSON, only a problem */
export function parseJsonFile(file: TextFile): ValueFile {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // The other errors follow from the first one.
  if (error || !tree) {
    return valueFile(file, error ? [malformed(file, error)] : []);
  }
  return valueFile(file, repeatedKeys(file, tree), getNodeValue(tree), (location) =>
    findNodeAtLocation(tree, [...location]),
  );
}

/** @returns a problem for each key that a group has twice: JSON silently drops the first value */
function repeatedKeys(file: TextFile, tree: Node): Problem[] {
  const { children = [] } = tree;
  const inside = children.flatMap((child) => repeatedKeys(file, child));
  if (tree.type !== 'object') {
    return inside;
  }
  const first = new Map<string, number>();
  for (const property of children) {
    const [name] = property.children ?? [];
    const earlier = first.get(name?.value);
    if (earlier !== undefined) {
      const line = lineAt(file.text, earlier);
      const key = keyPath(getNodePath(name ?? property));
      inside.push(
        problemAt(
          file,
          property.offset,
          `${key} is written twice, here and in line ${line}: only this one would count. Remove one, or give it another key.`,
        ),
      );
    } else {
      first.set(name?.value, property.offset);
    }
  }
  return inside;
}

/** The messages for JSON syntax errors, by the parser's error code. */
const jsonErrors: Readonly<Partial<Record<string, string>>> = {
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

/** @returns the problem of a file that is not JSON, at the last valid character, because the parser may report the next line */
function malformed(file: TextFile, { error, offset }: ParseError): Problem {
  const before = file.text.slice(0, offset).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1).trimStart();
  const name = printParseErrorCode(error);
  // If UTF-16 is read as UTF-8, most letters are followed by a zero character.
  const advice = file.text.includes('\0')
    ? 'Save the file as UTF-8.'
    : 'A text stands between straight double quotes, with « », “ ” or \\" inside it. A comma parts two entries, and none follows the last.';
  const issue = errorAt(file.text, offset) ?? jsonErrors[name] ?? name;
  const location = line ? `after '${line.slice(-50)}'` : 'from its beginning';
  return problemAt(file, before.length, `cannot be read ${location}: ${issue}. ${advice}`);
}

/** @returns a message if the surrounding text shows the cause better than the parser's error code */
function errorAt(text: string, offset: number): string | undefined {
  const [before, after] = [text.slice(0, offset).trimEnd(), text.slice(offset).trimStart()];
  if (/\d,?$/.test(before) && /^\d/.test(after)) {
    return 'a number has neither a space nor a comma in it, as in 48000 and 1.5';
  }
  if (/^([<=>|])\1{6}/.test(after)) {
    return 'a conflict of Git is left there: keep the right lines, and remove its markers';
  }
  return before.endsWith(',') && /^[\]}]/.test(after) ? 'the last comma is too many' : undefined;
}
