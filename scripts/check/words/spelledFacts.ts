import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { remember } from '../remember.ts';
import { propertiesOf, valuesUnder } from '../valuesUnder.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/** Texts that count something else than a list of `content/` or the entries beside them, with what it is. */
export const otherCounts: readonly { words: string; reason: string }[] = [
  { words: 'community:rules.lead', reason: 'moderators' },
  { words: 'offre:cloud.scope.items[0]', reason: 'services of the client' },
  { words: 'qualityAudits:indicators.items[0].description', reason: 'the domains of an audit' },
  { words: 'qualityAudits:picture.description', reason: 'the domains of an audit' },
];

/**
 * Counts and names that stand in the words themselves: an edit of the facts would make them wrong. A text that begins
 * with the number of the `items` beside it may say it, as long as it is right.
 *
 * @param file one file of words
 * @param files all of them: `lists.json` of the language says how it counts, `promises.json` how it writes numbers
 * @param company the company's name
 */
export function spelledFacts(file: WordFile, files: readonly WordFile[], company?: string): Problem[] {
  if (file.namespace === 'lists' || !file.root) return [];
  const ofLanguage = (namespace: string) =>
    files.find((each) => each.namespace === namespace && each.language === file.language);
  return spelledIn(file.path, file, ofLanguage('promises'), ofLanguage('lists'), company);
}

const spelledIn = remember(
  (_path, file: WordFile, promises?: WordFile, lists?: WordFile, company?: string) => {
    const { numbers, number, anyNumber, counted } = countsOf(file.language, promises, lists);
    const lengths = lengthsBeside(file);
    return file.texts.flatMap(({ key, text, offset }) => {
      const faults = company && text.includes(company) ? [`${quote(company)}. Write {{company}}.`] : [];
      if (!otherCounts.some(({ words }) => words === `${file.namespace}:${key}`)) {
        const length = lengths.get(offset);
        const [first] = number.exec(text) ?? [];
        if (length !== undefined && first) {
          if ((Number(first) || numbers.indexOf(first.toLowerCase())) !== length)
            faults.push(`${quote(first)}, and there are ${length} items beside it. Correct one of them.`);
        } else {
          const counting = text.replaceAll(anyNumber, '{{count}}').replaceAll(/\s/g, ' ').toLowerCase();
          for (const { name, words, pattern } of counted) {
            const [found] = (counting.includes(words) && pattern.exec(text)) || [];
            if (found) faults.push(`${quote(found)}, which follows from a list. Write {{${name}}}.`);
          }
        }
      }
      return faults.map((fault) => errorAt(file, offset, `${key} says ${fault}`));
    });
  },
);

/** How a language writes numbers, and what it counts. What is wrong with either is said of itself: nothing is looked for then. */
const countsOf = remember((_language, promises?: WordFile, lists?: WordFile) => {
  const numbers = (promises?.texts ?? []).flatMap(({ key, text }) =>
    key.startsWith('numbers[') ? [text] : [],
  );
  const isSound = numbers.length > 0 && numbers.every((word) => word.trim() !== '');
  const number = `(?<![\\p{L}\\d])(?:\\d+${isSound ? `|${numbers.slice(2).map(escaped).join('|')}` : ''})(?![\\p{L}\\d-])`;
  const counted = (isSound ? (lists?.texts ?? []) : [])
    .filter(({ key }) => key.endsWith('_other'))
    .map(({ key, text }) => ({
      name: key.replace(/_other$/, ''),
      // An expression takes long to make when it is first used: only one that finds something is.
      words: text.toLowerCase(),
      pattern: new RegExp(
        `${escaped(text).replace('\\{\\{count\\}\\}', number).replaceAll(' ', '\\s')}(?!\\p{L})`,
        'iu',
      ),
    }));
  return { numbers, number: new RegExp(`^${number}`, 'iu'), anyNumber: new RegExp(number, 'giu'), counted };
});

/** A text that is broken may hold any sign, and stands for itself. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** How many `items` stand beside a text, by the text's place in the file. */
function lengthsBeside({ root }: WordFile): ReadonlyMap<number, number> {
  const groups = root ? valuesUnder(root).filter(({ type }) => type === 'object') : [];
  return new Map(
    groups.flatMap((group) => {
      const properties = propertiesOf(group);
      const items = properties.find(({ name }) => name === 'items')?.value.children;
      return items ? properties.map(({ value }) => [value.offset, items.length] as const) : [];
    }),
  );
}
