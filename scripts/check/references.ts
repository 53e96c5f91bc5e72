import type { PlacesOfWords } from '../../content/fields.ts';
import { defaultLanguage } from '../../content/languages.ts';
import { fieldsOf, schemaOf } from './facts.ts';
import { problemIn, selectValues, type Value, type ValueFile } from './files.ts';
import { didYouMean, listOf, type Problem, quote } from './problem.ts';

/** Names in one file that refer to entries of another one. */
interface Reference {
  from: ValueFile;
  names: readonly Value<string>[];
  to: ValueFile;
  known: readonly string[];
}

/**
 * Finds facts without words and words without facts, such as a position that only one of the two has. The schema of a key names the
 * places of its words (`keyWithWords`); facts that name each other are checked by the schemas themselves. Only the default language
 * is looked at, because the others are compared with it.
 *
 * @param facts the JSON files of `content/`; an invalid one is left out
 * @param words those of `locales/`; a reference to one that cannot be read is left out
 */
export async function brokenReferences(
  project: string,
  facts: readonly ValueFile[],
  words: readonly ValueFile[],
): Promise<Problem[]> {
  const readable = new Map(words.filter(({ root }) => root !== undefined).map((file) => [file.path, file]));
  const references = await Promise.all(
    facts.map(async (file) => {
      const schema = file.root === undefined ? undefined : await schemaOf(project, file.path);
      return schema ? fieldsOf(schema).flatMap((field) => referencesOf(file, field, readable)) : [];
    }),
  );
  return references.flat().flatMap(lostNames);
}

function referencesOf(
  from: ValueFile,
  { selector, meta }: ReturnType<typeof fieldsOf>[number],
  words: ReadonlyMap<string, ValueFile>,
): Reference[] {
  const { own = [], among = [], only = [] } = (meta.words ?? {}) as PlacesOfWords;
  const names = selectValues(from, selector);
  return [...own, ...among, ...only].flatMap((place) => {
    const [namespace = '', entries = ''] = place.split(':');
    const to = words.get(`locales/${defaultLanguage}/${namespace}.json`);
    if (!to) {
      return [];
    }
    const there = selectValues(to, entries);
    const lead = { from, names, to, known: there.map(({ value }) => value) };
    const back = { from: to, names: there, to: from, known: names.map(({ value }) => value) };
    return [...(only.includes(place) ? [] : [lead]), ...(among.includes(place) ? [] : [back])];
  });
}

function lostNames({ from, names, to, known }: Reference): Problem[] {
  return names
    .filter(({ value }) => !known.includes(value))
    .map(({ path, value }) => {
      const instead =
        known.length > 0 ? `Write one of these, or add it there: ${listOf(known)}.` : 'Remove it.';
      const advice = didYouMean(value, known, instead);
      return problemIn(from, path, `names ${quote(value)}, which ${to.path} does not have. ${advice}`);
    });
}
