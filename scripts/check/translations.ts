import { defaultLanguage, languages } from '../../content/languages.ts';
import { entriesOf, isGroup, keyPath, type Path, problemIn } from './files.ts';
import { didYouMean, type Problem, problemOf, quote } from './problem.ts';
import { placeholdersOf, type WordFile } from './words.ts';

const codes: readonly string[] = languages.map(({ code }) => code);
/** The default language in words. It leads: the others need what it has, and may have nothing else. */
const leader = new Intl.DisplayNames('en', { type: 'language' }).of(defaultLanguage);

/** Holds each language against the default one. */
export function checkTranslations(files: readonly WordFile[]): Problem[] {
  const notALanguage = `is not a language of content/languageList.ts (known: ${codes.join(', ')})`;
  const models = files.filter(({ language }) => language === defaultLanguage);
  return [
    ...[...new Set(files.map(({ language }) => language))]
      .filter((folder) => !codes.includes(folder))
      .map((folder) =>
        problemOf(`locales/${folder}/`, `${notALanguage}. Add it there or remove the folder.`),
      ),
    ...codes.flatMap((code) => {
      const own = files.filter(({ language }) => language === code);
      return [
        ...missingFiles(code, own, models),
        ...own.flatMap((file) => {
          const model = models.find(({ namespace }) => namespace === file.namespace);
          if (!model) return problemOf(file.path, `is unknown: ${leader} has no such file. ${addOrRemove}`);
          const isReadable = file.root !== undefined && model.root !== undefined;
          return [...pluralForms(file), ...(isReadable ? differences(file, file.root, model.root, []) : [])];
        }),
      ];
    }),
  ];
}

const addOrRemove = `Add it to ${leader}, or remove it here.`;

function missingFiles(code: string, own: readonly WordFile[], models: readonly WordFile[]): Problem[] {
  return models
    .filter(({ namespace }) => own.every((each) => each.namespace !== namespace))
    .map(({ path, namespace }) =>
      problemOf(
        `locales/${code}/${namespace}.json`,
        `is missing. Put it back, or translate ${path} into it.`,
      ),
    );
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
    ...missing.map(([name, value]) =>
      problemIn(file, [...path, name], `is missing (${leader}: ${sampleOf(value)})`),
    ),
    ...[...own].flatMap(([name, value]) => {
      const inside = [...path, name];
      if (wanted.has(name)) return differences(file, value, wanted.get(name), inside);
      const meant = missing.map(([each]) => keyPath([...path, each]));
      const advice = didYouMean(keyPath(inside), meant, addOrRemove);
      return [problemIn(file, inside, `is unknown: ${leader} has no such key. ${advice}`)];
    }),
  ];
}

/** What is to be translated, as it is written in JSON. */
function sampleOf(value: unknown): string {
  return typeof value === 'string' ? quote(value) : JSON.stringify(value).slice(0, 60);
}

/** The smaller numbers last, so that they are the examples. */
const upToHundred = Array.from({ length: 101 }, (_, index) => 100 - index);

/**
 * Plural forms that a language needs and a text lacks (Unicode CLDR, "Language Plural Rules"). Large numbers may have forms of
 * their own, which a text can do without; a form that its language does not have is never asked for.
 */
function pluralForms(file: WordFile): Problem[] {
  const rules = new Intl.PluralRules(file.language);
  const needed = new Map(upToHundred.map((number) => [rules.select(number), number]));
  const keys = new Set(file.values.map(({ key }) => key));
  const general = file.values.filter(({ key }) => key.endsWith('_other'));
  return general.flatMap(({ path }) =>
    [...needed].flatMap(([form, number]) => {
      const own = [...path.slice(0, -1), String(path.at(-1)).replace(pluralForm, `_${form}`)];
      const message = `is missing: numbers such as ${number} take this form in "${file.language}".`;
      return keys.has(keyPath(own)) ? [] : problemIn(file, own, message);
    }),
  );
}
