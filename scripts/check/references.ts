import type { PlacesOfWords } from '../../content/fields.ts';
import { defaultLanguage } from '../../content/languages.ts';
import { fieldsOf, schemaOf } from './facts.ts';
import { problemIn, selectValues, type Value, type ValueFile } from './files.ts';
import { didYouMean, listOf, type Problem, quote } from './problem.ts';

/** Names in one file that refer to entries of another one. */
interface Reference {
  from: ValueFile;
  names: readonly Value<string>[];
  /** The file, and the list in it, that should have them. */
  to: string;
  known: readonly string[];
  /** They are words whose fact is gone: whoever removed it removes them too. */
  isLost?: boolean;
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
      // Where a file that its module reads is no JSON, that file's own problem is reported already.
      const schema =
        file.root === undefined ? undefined : await schemaOf(project, file.path).catch(() => undefined);
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
  const { own = [], among = [], some = [] } = (meta.words ?? {}) as PlacesOfWords;
  const names = selectValues(from, selector);
  return [...own, ...among, ...some].flatMap((place) => {
    const [namespace = '', entries = ''] = place.split(':');
    const to = words.get(`locales/${defaultLanguage}/${namespace}.json`);
    if (!to) {
      return [];
    }
    const there = selectValues(to, entries);
    const list = entries.replace(/\.\*(?:\.\w+)?$/, '');
    const lead = { from, names, to: `${list} of ${to.path}`, known: there.map(({ value }) => value) };
    const back = {
      from: to,
      names: there,
      to: from.path,
      known: names.map(({ value }) => value),
      isLost: true,
    };
    return some.includes(place) ? [back] : own.includes(place) ? [lead, back] : [lead];
  });
}

function lostNames({ from, names, to, known, isLost }: Reference): Problem[] {
  return names
    .filter(({ value }) => !known.includes(value))
    .map(({ path, value }) => {
      const others = known.length > 0 ? `, or write one of these: ${listOf(known)}` : '';
      const instead = isLost
        ? `Remove this entry in every language, or add it there${others}.`
        : `Add it there in every language, or remove it here${others}.`;
      const advice = didYouMean(value, known, instead);
      return problemIn(from, path, `names ${quote(value)}, which ${to} does not have. ${advice}`);
    });
}
