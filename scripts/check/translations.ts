import { defaultLanguage, fallbackLanguage, languages } from '../../content/languages.ts';
import { freePlaceholders } from '../../locales/textRules.ts';
import { entriesOf, isGroup, keyPath, type Path, problemIn } from './files.ts';
import { didYouMean, nameOf, type Problem, problemOf, quote } from './problem.ts';
import { placeholdersOf, type WordFile } from './words.ts';

const addOrRemove = 'Add it to the other languages, or remove it here.';

/**
 * Compares the keys and the kinds of texts of all languages. A problem names the language that differs from most others; where there is
 * no majority, the default language counts as right.
 *
 * @param isRefused whether a text has a placeholder that is reported already
 */
export function checkTranslations(
  files: readonly WordFile[],
  known: readonly string[] = languages.map(({ code }) => code),
  isRefused: (text: string) => boolean = () => false,
): Problem[] {
  const namespaces = new Set(files.map(({ namespace }) => namespace));
  return [...namespaces].flatMap((namespace) => {
    const own = files.filter(
      (file) => file.namespace === namespace && known.some((code) => code === file.language),
    );
    const [have, lack] = [
      own.map(({ language }) => language),
      without(
        known,
        own.map(({ language }) => language),
      ),
    ];
    if (lack.length > 0 && !leads(have, lack)) {
      return own.map(({ path }) =>
        problemOf(path, `is unknown: no other language has such a file. ${addOrRemove}`),
      );
    }
    const model = own.find(({ language }) => language === defaultLanguage) ?? own[0];
    const readable = own.filter(({ root }) => root !== undefined);
    return [
      ...lack.map((code) =>
        problemOf(`locales/${code}/${namespace}.json`, `is missing. Translate ${model?.path} into it.`),
      ),
      ...readable.flatMap(pluralForms),
      ...differences(
        readable.map((file) => ({ file, value: file.root, path: [] })),
        isRefused,
      ),
    ];
  });
}

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((each) => !some.includes(each));
}

/** @returns whether the first of two groups of languages is the larger one or, of two equal ones, has the default language */
function leads(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length ? some.includes(defaultLanguage) : some.length > others.length;
}

/** The ending of a key whose text has plural forms. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** @returns the entries of a list or a group; the plural forms of a text count as one entry, the general form (`left_other`) */
export function distinctEntries(value: unknown): [string | number, unknown][] {
  return entriesOf(value).filter(([name]) => {
    const general = String(name).replace(pluralForm, '_other');
    return general === name || !isGroup(value) || !(general in value);
  });
}

/** @returns the kind of a value, with the placeholders of a text; languages agree where it is the same in all of them */
function signatureOf(value: unknown, path: Path): string {
  if (Array.isArray(value)) {
    return 'a list […]';
  }
  if (isGroup(value)) {
    return 'a group of texts {…}';
  }
  if (typeof value !== 'string') {
    return `the value ${value}`;
  }
  if (typeof path.at(-2) === 'number' && /^(?:key|id)$/.test(String(path.at(-1)))) {
    return `the name ${quote(value)} for the pages`;
  }
  if (!value.includes('{{')) {
    return 'a text "…"';
  }
  // "< 2 s" may be said in words, which quote its number alone: right to left, signs change sides.
  const quoted = [...placeholdersOf(value)].map((name) => `{{${name.replace(/^figures\./, 'numbers.')}}}`);
  return `a text with ${quoted.sort().join(', ')}`;
}

/** The values that the languages have under one key; in lists of which one is shorter, each at its own place. */
type Versions = readonly { file: WordFile; value: unknown; path: Path }[];

const languagesOf = (versions: Versions) => versions.map(({ file }) => file.language);

/** @returns the version that stands for all of them in messages: that of a language that most can read, where it is among them */
function modelOf(versions: Versions): Versions[number] | undefined {
  const versionOf = (code: string) => versions.find(({ file }) => file.language === code);
  return versionOf(defaultLanguage) ?? versionOf(fallbackLanguage) ?? versions[0];
}

/** @returns what is wrong with a text whose placeholders are not those of the others */
function unlikePlaceholders(text: string, model: string, whose: string): string {
  const [own, others] = [placeholdersOf(text), placeholdersOf(model)];
  const written = (names: Set<string>, known: Set<string>) =>
    [...names].filter((name) => !known.has(name)).map((name) => `{{${name}}}`);
  const [extra, lost] = [written(own, others).join(', '), written(others, own).join(', ')];
  if (extra && lost) {
    return `has ${extra}, and ${whose} has ${lost}. Write ${lost}, or change the other languages too.`;
  }
  return extra
    ? `has ${extra}, and ${whose} does not. Write it in the other languages too, or take it out here.`
    : `lacks ${lost}, which ${whose} has. Write it into the text.`;
}

/** @returns the key of each entry of a list; none where they have no keys, or share one */
function keysOf(value: unknown): string[] | undefined {
  const keys = Array.isArray(value)
    ? value.map((entry) => (isGroup(entry) ? (entry.key ?? entry.id) : undefined))
    : [];
  const isKeyed = keys.length > 0 && keys.every((key) => typeof key === 'string');
  return isKeyed && new Set(keys).size === keys.length ? keys : undefined;
}

/** The entries of each version by name, each with its place; those of lists that differ in length by their keys, where they have some. */
function entriesByName(versions: Versions) {
  const keys = versions.map(({ value }) => keysOf(value));
  const lengths = new Set(keys.map((own) => own?.length));
  // Where one has all that the others have, entries were added or removed; otherwise a key may be misspelt.
  const isByKey =
    lengths.size > 1 && keys.some((all) => keys.every((own) => own?.every((key) => all?.includes(key))));
  return versions.map(({ file, value, path }, which) => ({
    file,
    path,
    own: new Map(
      distinctEntries(value).map(([place, inside], index) => [
        isByKey ? (keys[which]?.[index] ?? place) : place,
        { value: inside, path: [...path, place] },
      ]),
    ),
  }));
}

function differences(versions: Versions, isRefused: (text: string) => boolean): Problem[] {
  const kinds = new Map<string, Versions[number][]>();
  for (const version of versions) {
    const kind = signatureOf(version.value, version.path);
    kinds.set(kind, [...(kinds.get(kind) ?? []), version]);
  }
  const place = `${versions[0]?.file.namespace}:${String(versions[0]?.path[0])}`;
  const isFree = freePlaceholders.includes(place) && versions.every(({ value }) => typeof value === 'string');
  if (kinds.size > 1 && !isFree) {
    const groups = [...kinds].sort(([, one], [, other]) =>
      leads(languagesOf(one), languagesOf(other)) ? -1 : 1,
    );
    const [[wanted, right] = ['', []], ...wrong] = groups;
    const model = modelOf(right);
    const whose = nameOf(model?.file.language ?? '');
    return wrong.flatMap(([kind, each]) =>
      each.flatMap(({ file, value, path }) => {
        if (![kind, wanted].every((each) => each.startsWith('a text'))) {
          return problemIn(file, path, `is ${kind}, and ${whose} has ${wanted}. Write ${wanted}.`);
        }
        const [text, other] = [String(value), String(model?.value)];
        return isRefused(text) ? [] : problemIn(file, path, unlikePlaceholders(text, other, whose));
      }),
    );
  }
  const entries = entriesByName(versions);
  const names = new Set(entries.flatMap(({ own }) => [...own.keys()]));
  const missing: { name: string | number; lack: typeof entries; have: Versions }[] = [];
  const unknown: { name: string | number; have: Versions }[] = [];
  const shared: { name: string | number; have: Versions }[] = [];
  for (const name of names) {
    const have = entries.flatMap(({ file, own }) => {
      const entry = own.get(name);
      return entry ? { file, ...entry } : [];
    });
    const lack = entries.filter(({ own }) => !own.has(name));
    if (
      lack.length > 0 &&
      !leads(
        languagesOf(have),
        lack.map(({ file }) => file.language),
      )
    ) {
      unknown.push({ name, have });
    } else {
      if (lack.length > 0) {
        missing.push({ name, lack, have });
      }
      shared.push({ name, have });
    }
  }
  return [
    ...missing.flatMap(({ name, lack, have }) => {
      const { file: { language = '' } = {}, value, path: there } = modelOf(have) ?? {};
      const sample = typeof value === 'string' ? quote(value) : JSON.stringify(value).slice(0, 60);
      return lack.map(({ file, path }) =>
        problemIn(file, [...path, there?.at(-1) ?? name], `is missing (${nameOf(language)}: ${sample})`),
      );
    }),
    ...unknown.flatMap(({ name, have }) =>
      have.map(({ file, path: inside }) => {
        const lacked = missing.filter(({ lack }) => lack.some((each) => each.file === file));
        const meant = lacked.map((each) => keyPath([...inside.slice(0, -1), each.name]));
        const advice = didYouMean(keyPath(inside), meant, addOrRemove);
        const who = have.length === 1 ? 'no other language has' : `${nameOf(defaultLanguage)} does not have`;
        const isEntry = typeof inside.at(-1) === 'number';
        const what = !isEntry
          ? 'such a key'
          : typeof name === 'string'
            ? `an entry ${quote(name)}`
            : 'so many';
        return problemIn(file, inside, `is unknown: ${who} ${what}. ${advice}`);
      }),
    ),
    ...shared.flatMap(({ have }) => differences(have, isRefused)),
  ];
}

/** @returns the plural forms that a language needs for counts up to a hundred (Unicode CLDR, "Language Plural Rules") */
export function neededPluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 101 }, (_, number) => rules.select(number)))];
}

/** @returns a problem for each text that lacks a plural form of its language. Forms for counts above a hundred are optional. */
function pluralForms(file: WordFile): Problem[] {
  const needed = neededPluralForms(file.language);
  const keys = new Set(file.values.map(({ key }) => key));
  return file.values
    .filter(({ key }) => key.endsWith('_other'))
    .flatMap(({ path, key }) => {
      const lacking = needed
        .map((form) => key.replace(pluralForm, `_${form}`))
        .filter((own) => !keys.has(own));
      const message = `needs ${lacking.join(', ')} beside it, as plurals in ${nameOf(file.language)} do.`;
      return lacking.length > 0 ? problemIn(file, path, message) : [];
    });
}
