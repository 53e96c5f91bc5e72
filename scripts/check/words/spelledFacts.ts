import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
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
  const textsIn = (namespace: string) =>
    files.find((each) => each.namespace === namespace && each.language === file.language)?.texts ?? [];
  const numbers = textsIn('promises').flatMap(({ key, text }) => (key.startsWith('numbers[') ? [text] : []));
  // What is wrong with the numbers of a language is said of themselves.
  if (numbers.length === 0 || numbers.includes('')) return [];
  const number = `(?<![\\p{L}\\d])(?:\\d+|${numbers.slice(2).join('|')})(?![\\p{L}\\d-])`;
  const lengths = lengthsBeside(file);
  const counted = textsIn('lists')
    .filter(({ key }) => key.endsWith('_other'))
    .map(({ key, text }) => ({
      name: key.replace(/_other$/, ''),
      pattern: new RegExp(`${text.replace('{{count}}', number).replaceAll(' ', '\\s')}(?!\\p{L})`, 'iu'),
    }));

  return file.texts.flatMap(({ key, text, offset }) => {
    const faults = company && text.includes(company) ? [`${quote(company)}. Write {{company}}.`] : [];
    if (!otherCounts.some(({ words }) => words === `${file.namespace}:${key}`)) {
      const length = lengths.get(offset);
      const [first] = new RegExp(`^${number}`, 'iu').exec(text) ?? [];
      if (length !== undefined && first) {
        if ((Number(first) || numbers.indexOf(first.toLowerCase())) !== length)
          faults.push(`${quote(first)}, and there are ${length} items beside it. Correct one of them.`);
      } else
        for (const { name, pattern } of counted) {
          const [found] = pattern.exec(text) ?? [];
          if (found) faults.push(`${quote(found)}, which follows from a list. Write {{${name}}}.`);
        }
    }
    return faults.map((fault) => errorAt(file, offset, `${key} says ${fault}`));
  });
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
