import { defaultLanguage, fallbackLanguage, languages } from '../../content/languages.ts';
import { entriesOf, isGroup, keyPath, type Path, problemIn } from './files.ts';
import { closestTo, count, didYouMean, type Problem, problemOf, quote } from './problem.ts';
import { placeholdersOf, type WordFile } from './words.ts';

const codes: readonly string[] = languages.map(({ code }) => code);
const published: readonly string[] = languages.filter(({ draft }) => !draft).map(({ code }) => code);
/** The published languages that are held against the default one, the fallback first: messages cite its texts. */
const others = published
  .filter((code) => code !== defaultLanguage)
  .sort((one) => (one === fallbackLanguage ? -1 : 0));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (language: string) => languageNames.of(language) ?? language;

/**
 * Holds the languages against each other. The default language leads: what it has, the others have. Only where all others
 * agree against it is it the one that has lost or misspelt something.
 *
 * @param folders the folders of `locales/`
 */
export function checkTranslations(folders: readonly string[], files: readonly WordFile[]): Problem[] {
  const namespaces = [...new Set(files.map(({ namespace }) => namespace))];
  // A draft may have no words yet.
  const written = codes.filter((code) => published.includes(code) || folders.includes(code));
  const known = `is not a language of content/languageList.ts (known: ${codes.join(', ')})`;
  return [
    ...folders
      .filter((folder) => !codes.includes(folder))
      .map((folder) => problemOf(`locales/${folder}/`, `${known}. Add it there or remove the folder.`)),
    ...namespaces.flatMap((namespace) => {
      const same = new Map(
        files.filter((each) => each.namespace === namespace).map((each) => [each.language, each]),
      );
      return [...missingFiles(namespace, same, namespaces, written), ...differences(same)];
    }),
    ...files.filter(({ language }) => codes.includes(language)).flatMap(pluralForms),
  ];
}

function missingFiles(
  namespace: string,
  same: ReadonlyMap<string, WordFile>,
  namespaces: readonly string[],
  written: readonly string[],
): Problem[] {
  if (!same.has(defaultLanguage) && !others.every((code) => same.has(code))) {
    const candidates = namespaces.filter((each) => each !== namespace);
    const advice = didYouMean(namespace, candidates, 'Remove it, or add it there too.');
    const message = `is unknown: ${nameOf(defaultLanguage)} has no such file. ${advice}`;
    return [...same.values()].map(({ path }) => problemOf(path, message));
  }
  const fileOf = (code: string) => `locales/${code}/${namespace}.json`;
  return written
    .filter((code) => !same.has(code))
    .map((code) => {
      const source = fileOf(code === defaultLanguage ? fallbackLanguage : defaultLanguage);
      return problemOf(fileOf(code), `is missing. Put it back, or translate ${source} into it.`);
    });
}

/** How the name of a text in several forms ends. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** @returns what a list or a group holds; of the forms of a plural the general one, `left_other`, stands for all, which are one text */
export function distinctEntries(value: unknown): [string | number, unknown][] {
  return entriesOf(value).filter(([name]) => {
    const general = String(name).replace(pluralForm, '_other');
    return general === name || !isGroup(value) || !(general in value);
  });
}

/** @returns what a value is, of a text with what it quotes: languages agree where these are equal */
function signatureOf(value: unknown, path: Path): string {
  if (Array.isArray(value)) return 'a list […]';
  if (isGroup(value)) return 'a group of texts {…}';
  if (typeof value !== 'string') return `the value ${value}`;
  if (typeof path.at(-2) === 'number' && /^(?:key|id)$/.test(String(path.at(-1))))
    return `the name ${quote(value)} for the pages`;
  if (!value.includes('{{')) return 'a text "…"';
  // "< 2 s" may be said in words, which quote its number alone: right to left, signs change sides.
  const quoted = [...placeholdersOf(value)].map((name) => `{{${name.replace(/^figures\./, 'numbers.')}}}`);
  return `a text with ${quoted.sort().join(', ')}`;
}

/** Holds what all languages have in files of one name against one model. */
function differences(same: ReadonlyMap<string, WordFile>): Problem[] {
  const rootOf = (code: string) => same.get(code)?.root;
  if (rootOf(defaultLanguage) === undefined) return [];
  const readable = others.filter((code) => rootOf(code) !== undefined);
  const model = modelOf(rootOf(defaultLanguage), readable.map(rootOf), []);
  return [...same.values()].flatMap((file) => {
    const { language, root } = file;
    const leader = language === defaultLanguage ? readable[0] : defaultLanguage;
    return root === undefined || !leader || !codes.includes(language)
      ? []
      : differencesIn(file, root, model, nameOf(leader), []);
  });
}

/** @returns what the default language has, but where all others, two at least, agree on something else */
function modelOf(leading: unknown, following: readonly unknown[], path: Path): unknown {
  const signatures = new Set(following.map((each) => signatureOf(each, path)));
  const isOutvoted =
    following.length > 1 && signatures.size === 1 && !signatures.has(signatureOf(leading, path));
  if (isOutvoted) return following[0];
  const own = new Map(distinctEntries(leading));
  if (own.size === 0) return leading;
  const [first, ...rest] = following.map((each) => new Map(distinctEntries(each)));
  const lost = [...(first?.keys() ?? [])].filter(
    (name) => !own.has(name) && rest.length > 0 && rest.every((each) => each.has(name)),
  );
  const isMisspelt = (name: string | number) =>
    !first?.has(name) &&
    rest.every((each) => !each.has(name)) &&
    closestTo(String(name), lost.map(String)).length > 0;
  const names = [...own.keys()].filter((name) => !isMisspelt(name)).concat(lost);
  const entries = names.map((name) => {
    const sides = [first, ...rest].flatMap((each) => (each?.has(name) ? [each.get(name)] : []));
    return [name, modelOf(own.has(name) ? own.get(name) : sides[0], sides, [...path, name])] as const;
  });
  return Array.isArray(leading) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** @param leader what the language is called that the model is from */
function differencesIn(file: WordFile, here: unknown, model: unknown, leader: string, path: Path): Problem[] {
  const [mine, theirs] = [here, model].map((value) => signatureOf(value, path));
  // The forms of opening hours are given all values, and each language takes those that it needs.
  const isFree = file.namespace === 'promises' && /^hours/.test(String(path[0]));
  if (mine !== theirs && !(isFree && typeof here === typeof model))
    return [problemIn(file, path, `is ${mine}, and ${leader} has ${theirs}. Write ${theirs}.`)];
  const [own, wanted] = [here, model].map((value) => new Map(distinctEntries(value)));
  const names = [...(wanted?.keys() ?? [])];
  const missing = names.filter((name) => !own?.has(name));
  return [
    ...missing.map((name) =>
      problemIn(file, [...path, name], `is missing (${leader}: ${sampleOf(wanted?.get(name))})`, { names }),
    ),
    ...[...(own ?? [])].flatMap(([name, value]) => {
      const inside = [...path, name];
      if (wanted?.has(name)) return differencesIn(file, value, wanted.get(name), leader, inside);
      const meant = missing.map((each) => keyPath([...path, each]));
      const advice = didYouMean(keyPath(inside), meant, 'Remove it, or add it there too.');
      return [problemIn(file, inside, `is unknown: ${leader} has no such key. ${advice}`)];
    }),
  ];
}

function sampleOf(value: unknown): string {
  const textsIn = (part: unknown): unknown[] =>
    typeof part === 'string' ? [part] : entriesOf(part).flatMap(([, each]) => textsIn(each));
  const [first, ...rest] = textsIn(value);
  if (!isGroup(value) && !Array.isArray(value)) return quote(String(value));
  return `${count(rest.length + 1, 'text')}, from ${quote(String(first ?? ''))}`;
}

const upToHundred = Array.from({ length: 101 }, (_, number) => number);

/**
 * Plural forms that a language needs and a text lacks, and forms that the language does not have (Unicode CLDR, "Language
 * Plural Rules"). Large numbers may have forms of their own, which a text can do without.
 */
function pluralForms(file: WordFile): Problem[] {
  const rules = new Intl.PluralRules(file.language);
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const needed = new Map<string, number>(
    upToHundred.toReversed().map((number) => [rules.select(number), number]),
  );
  const keys = new Set(file.values.map(({ key }) => key));
  const messageOf = (form: string, isThere: boolean) => {
    const example = needed.get(form);
    if (!isThere && example !== undefined)
      return `is missing: numbers such as ${example} take this form in "${file.language}".`;
    // What is said of none is a form in every language.
    if (isThere && form !== 'zero' && !known.includes(form))
      return `is a plural form that "${file.language}" does not have. Remove it (forms: ${known.join(', ')}).`;
    return undefined;
  };
  const general = file.values.filter(({ key }) => key.endsWith('_other'));
  return general.flatMap(({ path, key }) =>
    ['zero', 'one', 'two', 'few', 'many'].flatMap((form) => {
      const message = messageOf(form, keys.has(key.replace(pluralForm, `_${form}`)));
      const name = String(path.at(-1));
      const own = name.replace(pluralForm, `_${form}`);
      return message ? problemIn(file, [...path.slice(0, -1), own], message, { names: [name, own] }) : [];
    }),
  );
}
