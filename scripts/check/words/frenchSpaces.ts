import type { Problem } from '../problem.ts';
import { errorAt, type WordFile } from './wordFile.ts';

const noBreak = '[\\u00a0\\u202f]';

/** What comes before and after the place where the space is wrong or missing. */
const faults: readonly RegExp[] = [
  // An ordinary space, or none, before ; ? ! that end a part of the text.
  /(?<before>[^\s?!…(])(?<space>[ \t]?)(?<after>[;?!])(?=$|[\s»”")?!])/u,
  // The same before a colon: 10:30, https://… and a:b are left alone.
  /(?<before>\S)(?<space>[ \t]?)(?<after>:)(?=$|\s)/u,
  /(?<before>[\d}])(?<space>[ \t]?)(?<after>%)/u,
  new RegExp(`(?<before>«)(?<space>[ \\t]?)(?<after>(?!${noBreak})\\S)`, 'u'),
  /(?<before>\S)(?<space>[ \t]?)(?<after>»)/u,
];

/**
 * French sets a no-break space before `: ; ? ! %` and inside « » (Imprimerie nationale, "Lexique des règles typographiques"):
 * U+00A0, or U+202F, which is narrower.
 *
 * @param file one file of words; other languages than French pass
 */
export function frenchSpaces(file: WordFile): Problem[] {
  if (file.language !== 'fr') return [];
  return file.texts.flatMap(({ key, text, offset }) => {
    for (const fault of faults) {
      const found = fault.exec(text);
      if (!found?.groups) continue;
      const { before = '', space = '', after = '' } = found.groups;
      const mark = before === '«' ? before : after;
      const side = before === '«' ? 'after' : 'before';
      const context = text.slice(Math.max(0, found.index - 15), found.index + found[0].length);
      const what = space ? `an ordinary space ${side} "${mark}"` : `no space ${side} "${mark}"`;
      const advice = 'Write a no-break space there (U+00A0; U+202F before ; ? !).';
      return [errorAt(file, offset, `${key} has ${what} (…${context}). ${advice}`)];
    }
    return [];
  });
}
