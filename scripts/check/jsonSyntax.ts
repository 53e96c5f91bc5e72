import { type Node, printParseErrorCode } from 'jsonc-parser';
import { lineAt } from './lineAt.ts';
import type { JsonFile } from './parseJsonFile.ts';
import type { Problem } from './problem.ts';
import { problemAt } from './problemAt.ts';
import { remember } from './remember.ts';
import { keyOf, propertiesOf, valuesUnder } from './valuesUnder.ts';

/** What each of the parser's findings means to somebody who edits texts. */
const explanations: Record<string, string> = {
  InvalidSymbol: 'a text stands between straight double quotes ("…"); inside it, write « », “ ” or \\"',
  InvalidNumberFormat: 'this number is not written as JSON asks: digits, with a point for decimals',
  PropertyNameExpected: 'a name in double quotes is expected here; remove the comma if nothing follows it',
  ValueExpected:
    'a value is expected here: a text in double quotes, {…} or […]; remove the comma if nothing follows it',
  ColonExpected: 'a colon is missing between the name and its text',
  CommaExpected: 'a comma is missing after this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something follows the closing } of the file; remove it, or one } too many above it',
  InvalidCommentToken: 'JSON has no comments; remove it',
  UnexpectedEndOfComment: 'JSON has no comments; remove it',
  UnexpectedEndOfString: 'a text is not closed: add a double quote at its end (a text stays on one line)',
  UnexpectedEndOfNumber: 'this number is cut short',
  InvalidUnicode: 'this \\u code is not one: write the character itself',
  InvalidEscapeCharacter: 'a backslash is only used as \\" or \\n: write the character itself',
  InvalidCharacter: 'a tab or a line break stands inside a text: write \\n for a new line',
};

/**
 * What keeps a file from being JSON: the first fault only, since the others follow from it; and names written twice,
 * of which only the last would count.
 *
 * @param file any JSON file of the project
 * @returns what is wrong, with line and column
 */
export function jsonSyntax(file: JsonFile): readonly Problem[] {
  return faultsOf(file.path, file);
}

const faultsOf = remember((_path, file: JsonFile): Problem[] => {
  const { path, text, root } = file;
  const [error] = file.errors;
  if (file.fault) return [{ file: path, line: 1, severity: 'error', message: file.fault }];
  if (error) {
    const name = printParseErrorCode(error.error);
    const offset =
      name === 'CommaExpected' ? lastVisible(text, error.offset) : firstVisible(text, error.offset);
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = text.slice(start).split('\n', 1);
    const place = `column ${offset - start + 1}: ${explanations[name] ?? 'this is not JSON'}`;
    return [problemAt(file, offset, 'error', `${place} (the line is: ${line.trim().slice(0, 50)})`)];
  }
  if (!root) return [{ file: path, severity: 'error', message: 'is empty. Write {} or its texts.' }];
  const groups = valuesUnder(root).filter(({ type }) => type === 'object');
  return groups.flatMap((group) => repeatedNames(file, group));
});

/** The parser may stop on the white space before what it means. */
function firstVisible(text: string, offset: number): number {
  const rest = text.slice(offset).search(/\S/);
  return rest === -1 ? text.trimEnd().length : offset + rest;
}

/** Where the entry ends that a comma should follow. */
function lastVisible(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1;
}

function repeatedNames(file: JsonFile, group: Node): Problem[] {
  const seen = new Map<string, number>();
  return propertiesOf(group).flatMap(({ name, value, offset }) => {
    const before = seen.get(name);
    seen.set(name, offset);
    if (before === undefined) return [];
    const places = `here and on line ${lineAt(file.text, before)}`;
    return [
      problemAt(file, offset, 'error', `${keyOf(value)} is written twice, ${places}. Keep one of them.`),
    ];
  });
}
