import type { Node } from 'jsonc-parser';
import { keyPath, type Path } from '../keyPath.ts';
import type { Problem } from '../problem.ts';
import { errorAt, propertiesOf, type WordFile } from './wordFile.ts';

const suffix = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

/**
 * Groups the names of an object as i18next does: `left_one` and `left_other` are one text, `left`, in two forms.
 *
 * @param names the names of an object
 * @returns for each name its base, which is the name itself where it is no plural form
 */
export function pluralBases(names: readonly string[]): Map<string, string> {
  return new Map(
    names.map((name) => {
      const base = name.replace(suffix, '');
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
  return file.root ? search(file, file.root, []) : [];
}

function search(file: WordFile, node: Node, path: Path): Problem[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) => search(file, child, [...path, index]));
  if (node.type !== 'object') return [];
  const properties = propertiesOf(node);
  const below = properties.flatMap(({ name, value }) => search(file, value, [...path, name]));
  const bases = pluralBases(properties.map(({ name }) => name));
  const here = properties
    .filter(({ name }) => bases.get(name) !== name && name.endsWith('_other'))
    .flatMap(({ name, offset }) => {
      const stem = name.slice(0, -'_other'.length);
      const { needed, known } = formsOf(file.language, stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal');
      const present = properties.map((property) => property.name);
      const missing = needed.filter((form) => !present.includes(`${stem}_${form}`));
      const unknown = present.filter(
        (each) =>
          each.replace(suffix, '') === name.replace(suffix, '') &&
          !known.some((form) => each.endsWith(`_${form}`)),
      );
      return [
        ...missing.map((form) =>
          errorAt(
            file,
            offset,
            `${keyPath([...path, `${stem}_${form}`])} is missing: numbers such as ${exampleOf(file.language, form)} take this form in "${file.language}".`,
          ),
        ),
        ...unknown
          .filter((each) => bases.get(each) !== each)
          .map((each) =>
            errorAt(
              file,
              offset,
              `${keyPath([...path, each])} is a plural form that "${file.language}" does not have. Remove it (forms: ${known.join(', ')}).`,
            ),
          ),
      ];
    });
  return [...below, ...here];
}

/** The forms that numbers up to a hundred use must be written; larger numbers may have forms of their own. */
function formsOf(language: string, type: Intl.PluralRuleType): { needed: string[]; known: string[] } {
  const rules = new Intl.PluralRules(language, { type });
  const needed = new Set(Array.from({ length: 101 }, (_, number) => rules.select(number)));
  return { needed: [...needed], known: rules.resolvedOptions().pluralCategories };
}

function exampleOf(language: string, form: string): number {
  const rules = new Intl.PluralRules(language);
  return (
    Array.from({ length: 101 }, (_, number) => number).find((number) => rules.select(number) === form) ?? 0
  );
}
