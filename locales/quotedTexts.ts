import { company } from '../content/company.ts';
import { promises } from '../content/promises.ts';
import { figureTexts } from './figureTexts.ts';
import { fallbackLanguage } from './languages.ts';
import { type ListWords, listTexts } from './listTexts.ts';
import { type PromiseWords, promiseTexts } from './promiseTexts.ts';

/** How a language says what words quote: its files of these names. */
export interface QuotingWords {
  promises: PromiseWords;
  lists: ListWords;
  offices?: { cityNames: Readonly<Record<string, string>> };
}

/**
 * What any text may quote between double braces: the company, a promise, a figure, a count.
 *
 * @param language the code of the language to say it in
 * @param wordsOf how a language says it; a draft may lack files, and then says no promise and no count
 * @returns the texts by the names that words use: `company`, `figures.projects`
 */
export function quotedTexts(
  language: string,
  wordsOf: (language: string) => Partial<QuotingWords>,
): ReadonlyMap<string, string> {
  const own = wordsOf(language);
  const speaking = own.promises && own.lists ? language : fallbackLanguage;
  const said = wordsOf(speaking) as QuotingWords;
  return new Map(
    textsIn({
      company: company.name,
      ...promiseTexts(speaking, promises, said.promises),
      ...figureTexts(language),
      ...listTexts(speaking, said.lists, said.promises.numbers, said.offices?.cityNames),
    }),
  );
}

function textsIn(values: object, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? textsIn(value, `${prefix}${name}.`) : [[prefix + name, String(value)]],
  );
}
