import { languages } from '../../locales/languages.ts';
import type { JsonFile } from './parseJsonFile.ts';
import type { Problem } from './problem.ts';
import { problemAt } from './problemAt.ts';
import type { TextFile } from './readFiles.ts';
import { keyOf, valuesUnder } from './valuesUnder.ts';

/** What nobody sees in an editor and a reader stumbles on, with what it is. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/(?![\n\r\t])\p{Cc}/u, 'a control character'],
  [/[\u202a-\u202e\u2066-\u2069]/, 'a sign that turns the direction of the text around'],
  [/[\u200b-\u200f\ufeff]/, 'a character without width'],
  [/[\u2028\u2029]/, 'a line separator'],
  [/\p{Surrogate}/u, 'half of a character'],
  [/\ufffd/, 'the sign of a letter that was lost'],
  [/[\ufff0-\uffff\u{e0000}-\u{10ffff}]/u, 'a character that no font has'],
  [/\u00c3[\u0080-\u00bf]|\u00e2\u20ac/, 'letters that were saved in one encoding and read in another'],
];

/** Arabic joins and parts letters with characters without width. */
const joiners = /(?<=\p{Script=Arabic})[\u200c\u200d]/gu;

/** Between right-to-left words, a figure keeps its signs on their side by an isolate (Unicode, UAX #9), which has to be closed. */
const isolates = /\u2068([^\u2066-\u2069]+)\u2069/g;
const rightToLeft = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
const rightToLeftFile = new RegExp(`/(?:${rightToLeft.join('|')})(?:/|\\.md$)`);

/**
 * Characters that no text needs: most come with what is pasted from elsewhere.
 *
 * @param file a JSON file, whose values are looked at, or a text
 */
export function characters(file: JsonFile | TextFile): Problem[] {
  if ('markdown' in file || !('root' in file))
    return charactersIn(file).map(({ offset, what }) =>
      problemAt(file, offset, 'error', `holds ${what}. Remove it, or write the text anew.`),
    );
  if (!file.root || file.errors.length > 0) return [];
  return valuesUnder(file.root)
    .filter(({ type }) => type === 'string')
    .flatMap((node) =>
      charactersIn({ path: file.path, text: node.value }).map(({ what }) =>
        problemAt(
          file,
          node.offset,
          'error',
          `${keyOf(node)} holds ${what}. Remove it, or write the text anew.`,
        ),
      ),
    );
}

function charactersIn({ path, text }: TextFile): { offset: number; what: string }[] {
  const joined = text.replaceAll(joiners, ' ');
  const read = rightToLeftFile.test(path) ? joined.replaceAll(isolates, ' $1 ') : joined;
  return kinds.flatMap(([kind, what]) => {
    const found = kind.exec(read);
    if (!found) return [];
    const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return [{ offset: found.index, what: `${what} (U+${code})` }];
  });
}
