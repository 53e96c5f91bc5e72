import type { TextKeys } from '../../content/fields.ts';
import { defaultLanguage } from '../../content/languages.ts';
import { schemaOf } from './content.ts';
import { didYouMean, listOf, type Problem, quote } from './problem.ts';
import { fieldsOf } from './schemaProblems.ts';
import { problemIn, selectValues, type Value, type ValueFile } from './valueFile.ts';

/** Names in one file that must exist in another one. */
interface Reference {
  from: ValueFile;
  names: readonly Value<string>[];
  /** Where the names should exist, as messages show it. */
  to: string;
  /** The names that exist in `to`. */
  known: readonly string[];
  /** True if `from` is a translation file. Its entries may be left over from removed content. */
  areTranslations?: boolean;
}

/** Finds content without translations in the source language, and the reverse. Keys of content have the schema `translatedKey`. */
export async function brokenReferences(
  project: string,
  content: readonly ValueFile[],
  translations: readonly ValueFile[],
): Promise<Problem[]> {
  const readable = new Map(
    translations.filter(({ root }) => root !== undefined).map((file) => [file.path, file]),
  );
  const references = await Promise.all(
    content.map(async (file) => {
      // `checkContent` reports a schema that cannot be loaded.
      const schema =
        file.root === undefined ? undefined : await schemaOf(project, file.path).catch(() => undefined);
      return schema ? fieldsOf(schema).flatMap((field) => referencesOf(file, field, readable)) : [];
    }),
  );
  return references.flat().flatMap(missingNames);
}

function referencesOf(
  from: ValueFile,
  { selector, meta }: ReturnType<typeof fieldsOf>[number],
  translations: ReadonlyMap<string, ValueFile>,
): Reference[] {
  const { equal = [], superset = [], subset = [] } = (meta.texts ?? {}) as TextKeys;
  const names = selectValues(from, selector);
  return [...equal, ...superset, ...subset].flatMap((key) => {
    const [namespace = '', entries = ''] = key.split(':');
    const to = translations.get(`locales/${defaultLanguage}/${namespace}.json`);
    if (!to) {
      return [];
    }
    const there = selectValues(to, entries);
    // `items.*.key` selects the keys of the entries of `items`.
    const list = entries.replace(/\.\*(?:\.\w+)?$/, '');
    const toTranslations = {
      from,
      names,
      to: `${list} of ${to.path}`,
      known: there.map(({ value }) => value),
    };
    const toContent = {
      from: to,
      names: there,
      to: from.path,
      known: names.map(({ value }) => value),
      areTranslations: true,
    };
    // `TextKeys` defines `equal`, `superset` and `subset`.
    return subset.includes(key)
      ? [toContent]
      : equal.includes(key)
        ? [toTranslations, toContent]
        : [toTranslations];
  });
}

function missingNames({ from, names, to, known, areTranslations }: Reference): Problem[] {
  return names
    .filter(({ value }) => !known.includes(value))
    .map(({ path, value }) => {
      const others = known.length > 0 ? `, or write one of these: ${listOf(known)}` : '';
      const instead = areTranslations
        ? `Remove this entry in every language, or add it there${others}.`
        : `Add it there in every language, or remove it here${others}.`;
      const advice = didYouMean(value, known, instead);
      return problemIn(from, path, `names ${quote(value)}, which ${to} does not have. ${advice}`);
    });
}
