import { defaultLanguage, languages } from '../../content/languages.ts';
import { entriesOf, isGroup, keyPath, type Path, problemIn } from './files.ts';
import { didYouMean, type Problem, problemOf, quote } from './problem.ts';
import { placeholdersOf, type WordFile } from './words.ts';

/** The default language in words. It leads: the others need what it has, and may have nothing else. */
const leader = new Intl.DisplayNames('en', { type: 'language' }).of(defaultLanguage);
const addOrRemove = `Add it to ${leader}, or remove it here.`;

/** Holds each language against the default one. */
export function checkTranslations(files: readonly WordFile[]): Problem[] {
  const filesOf = (code: string) =>
    new Map(files.filter(({ language }) => language === code).map((file) => [file.namespace, file]));
  const models = filesOf(defaultLanguage);
  return languages.flatMap(({ code }) => {
    const own = filesOf(code);
    const missing = [...models].filter(([namespace]) => !own.has(namespace));
    return [
      ...missing.map(([namespace, { path }]) =>
        problemOf(`locales/${code}/${namespace}.json`, `is missing. Translate ${path} into it.`),
      ),
      ...[...own].flatMap(([namespace, file]) => {
        const model = models.get(namespace);
        if (!model) return problemOf(file.path, `is unknown: ${leader} has no such file. ${addOrRemove}`);
        if (file.root === undefined || model.root === undefined) return [];
        return [...pluralForms(file), ...differences(file, file.root, model.root, [])];
      }),
    ];
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

/** @param model what the default language has in the place of `here` */
function differences(file: WordFile, here: unknown, model: unknown, path: Path): Problem[] {
  const [mine, theirs] = [here, model].map((value) => signatureOf(value, path));
  // The forms of opening hours are given all values, and each language takes those that it needs.
  const isFree = file.namespace === 'promises' && /^hours/.test(String(path[0]));
  if (mine !== theirs && !(isFree && typeof here === typeof model))
    return [problemIn(file, path, `is ${mine}, and ${leader} has ${theirs}. Write ${theirs}.`)];
  const [own, wanted] = [new Map(distinctEntries(here)), new Map(distinctEntries(model))];
  const missing = [...wanted].filter(([name]) => !own.has(name));
  return [
    ...missing.map(([name, value]) => {
      const sample = typeof value === 'string' ? quote(value) : JSON.stringify(value).slice(0, 60);
      return problemIn(file, [...path, name], `is missing (${leader}: ${sample})`);
    }),
    ...[...own].flatMap(([name, value]) => {
      const inside = [...path, name];
      if (wanted.has(name)) return differences(file, value, wanted.get(name), inside);
      const meant = missing.map(([each]) => keyPath([...path, each]));
      const advice = didYouMean(keyPath(inside), meant, addOrRemove);
      return [problemIn(file, inside, `is unknown: ${leader} has no such key. ${advice}`)];
    }),
  ];
}

/**
 * Plural forms that a language needs and a text lacks (Unicode CLDR, "Language Plural Rules"). Large numbers may have forms of
 * their own, which a text can do without; a form that its language does not have is never asked for.
 */
function pluralForms(file: WordFile): Problem[] {
  const rules = new Intl.PluralRules(file.language);
  const needed = [...new Set(Array.from({ length: 101 }, (_, number) => rules.select(number)))];
  const keys = new Set(file.values.map(({ key }) => key));
  return file.values
    .filter(({ key }) => key.endsWith('_other'))
    .flatMap(({ path, key }) => {
      const lacking = needed
        .map((form) => key.replace(pluralForm, `_${form}`))
        .filter((own) => !keys.has(own));
      const message = `needs ${lacking.join(', ')} beside it, as plurals in "${file.language}" do.`;
      return lacking.length > 0 ? problemIn(file, path, message) : [];
    });
}
