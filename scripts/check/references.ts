import type { PlacesOfWords } from '../../content/fields.ts';
import { defaultLanguage } from '../../content/languages.ts';
import { fieldsOf, schemaOf } from './facts.ts';
import { problemIn, selectValues, type Value, type ValueFile } from './files.ts';
import { didYouMean, type Problem, quote } from './problem.ts';

/** Names that lead from one file to another. */
interface Reference {
  from: ValueFile;
  names: readonly Value<string>[];
  to: ValueFile;
  known: readonly string[];
}

/**
 * Names that lead nowhere: a position without words, words of a position that is gone. Where an entry has words is said by the schema
 * of its key (`keyWithWords`); facts that name each other are held by the schemas themselves. The default language stands for all,
 * which are held against it.
 *
 * @param facts the JSON files of `content/`; one that cannot be used is left out
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
  const { own = [], among = [] } = (meta.words ?? {}) as PlacesOfWords;
  const names = selectValues(from, selector);
  return [...own, ...among].flatMap((place) => {
    const [namespace = '', entries = ''] = place.split(':');
    const to = words.get(`locales/${defaultLanguage}/${namespace}.json`);
    if (!to) {
      return [];
    }
    const there = selectValues(to, entries);
    const lead = { from, names, to, known: there.map(({ value }) => value) };
    const back = { from: to, names: there, to: from, known: names.map(({ value }) => value) };
    return own.includes(place) ? [lead, back] : [lead];
  });
}

function lostNames({ from, names, to, known }: Reference): Problem[] {
  return names
    .filter(({ value }) => !known.includes(value))
    .map(({ path, value }) => {
      const instead =
        known.length > 0 ? `Write one of these, or add it there: ${known.join(', ')}.` : 'Remove it.';
      const advice = didYouMean(value, known, instead);
      return problemIn(from, path, `names ${quote(value)}, which ${to.path} does not have. ${advice}`);
    });
}
