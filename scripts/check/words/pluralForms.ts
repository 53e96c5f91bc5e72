import { getNodePath, type Node } from 'jsonc-parser';
import { keyPath } from '../keyPath.ts';
import type { Problem } from '../problem.ts';
import { propertiesOf, valuesUnder } from '../valuesUnder.ts';
import { errorAt, type WordFile } from './wordFile.ts';

const upToHundred = Array.from({ length: 101 }, (_, number) => number);

/** How the name of a text in several forms ends. */
export const pluralForm = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

/**
 * Groups the names of an object as i18next does: `left_one` and `left_other` are one text, `left`, in two forms.
 *
 * @param names the names of an object
 * @returns for each name its base, which is the name itself where it is no plural form
 */
export function pluralBases(names: readonly string[]): Map<string, string> {
  return new Map(
    names.map((name) => {
      const base = name.replace(pluralForm, '');
      const ordinal = /_ordinal_[a-z]+$/.test(name) ? '_ordinal' : '';
      return [name, base !== name && names.includes(`${base}${ordinal}_other`) ? base : name];
    }),
  );
}

/**
 * Plural forms that a language needs and a text lacks, and forms that the language does not have
 * (Unicode CLDR, "Language Plural Rules").
 *
 * @param file one file of words
 */
export function pluralForms(file: WordFile): Problem[] {
  if (!file.root) return [];
  return valuesUnder(file.root)
    .filter(({ type }) => type === 'object')
    .flatMap((group) => wrongForms(file, group));
}

function wrongForms(file: WordFile, group: Node): Problem[] {
  const properties = propertiesOf(group);
  const names = properties.map(({ name }) => name);
  const bases = pluralBases(names);
  const keyOfForm = (name: string) => keyPath([...getNodePath(group), name]);
  return properties
    .filter(({ name }) => bases.get(name) !== name && name.endsWith('_other'))
    .flatMap(({ name, offset }) => {
      const stem = name.slice(0, -'_other'.length);
      const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
      const rules = new Intl.PluralRules(file.language, { type });
      const known = rules.resolvedOptions().pluralCategories;
      // Larger numbers may have forms of their own, which a text can do without.
      const needed = new Set(upToHundred.map((number) => rules.select(number)));
      const missing = [...needed]
        .map((form) => ({ form, key: `${stem}_${form}` }))
        .filter(({ key }) => !names.includes(key))
        .map(({ form, key }) => {
          const example = upToHundred.find((number) => rules.select(number) === form);
          return `${keyOfForm(key)} is missing: numbers such as ${example} take this form in "${file.language}".`;
        });
      const unknown = names
        .filter(
          (each) => each.replace(pluralForm, '') === name.replace(pluralForm, '') && bases.get(each) !== each,
        )
        // i18next has a form for none in every language.
        .filter((each) => ![...known, 'zero'].some((form) => each.endsWith(`_${form}`)))
        .map(
          (each) =>
            `${keyOfForm(each)} is a plural form that "${file.language}" does not have. Remove it (forms: ${known.join(', ')}).`,
        );
      return [...missing, ...unknown].map((message) => errorAt(file, offset, message));
    });
}
