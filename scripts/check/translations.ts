import { z } from 'zod';
import { uniqueOrEmpty } from '../../content/fields.ts';
import { defaultLanguage, languages } from '../../content/languages.ts';
import { freePlaceholders } from '../../locales/textRules.ts';
import {
  keysOf,
  neededPluralForms,
  pluralEnding,
  pluralForms,
} from '../../renderer/i18n/mergeTranslations.ts';
import { didYouMean, nameOf, type Problem, problemOf } from './problem.ts';
import { schemaProblems } from './schemaProblems.ts';
import { textsOf, unitsOf } from './toTranslate.ts';
import { placeholdersOf, type TranslationFile, textKindOf } from './translationFiles.ts';
import { isGroup, keyPath, problemIn, type ValuePath } from './valueFile.ts';

const sourceName = nameOf(defaultLanguage);

interface Rules {
  /** Whether a text has an invalid placeholder. `checkTranslationFile` reports it, so translations are not compared with that text. */
  isInvalid: (text: string) => boolean;
  /** Whether a placeholder gets its value from content. A translation may use it even if the original does not. */
  isQuoted: (name: string) => boolean;
}

/** Compares each language with the source language: each value must have an original of the same kind, with the same placeholders. */
export function checkTranslations(
  files: readonly TranslationFile[],
  rules: Rules = { isInvalid: () => false, isQuoted: () => false },
): Problem[] {
  const models = new Map(
    files
      .filter(({ language }) => language === defaultLanguage)
      .map((file) => {
        const others = files.filter((each) => each.namespace === file.namespace && each !== file);
        return [
          file.namespace,
          { file, misspelt: misspeltKeys(file, others), schema: schemaOfTranslations([file.root]) },
        ];
      }),
  );
  const unknownLanguages = new Set(files.map(({ language }) => language).filter((code) => !isLanguage(code)));
  return [
    ...[...unknownLanguages].map((code) =>
      problemOf(
        `locales/${code}`,
        'is no language of content/languageList.ts. Add it there, or remove the folder.',
      ),
    ),
    ...files.flatMap((file) => {
      const model = models.get(file.namespace);
      if (!model) {
        // A folder that is no language is reported as a whole.
        const advice = didYouMean(file.namespace, models.keys(), `Remove it, or add it to ${sourceName}.`);
        return isLanguage(file.language)
          ? problemOf(file.path, `is unknown: ${sourceName} has no such file. ${advice}`)
          : [];
      }
      const { misspelt } = model;
      // If the source language misspells a key, the right key in the other languages is not reported as unknown.
      const isExcused = ({ message }: Problem) =>
        misspelt.some(({ meant }) => message.startsWith(`${meant} is unknown`));
      const isReadable = model.file.root !== undefined;
      return [
        ...lackingForms(file),
        ...(file === model.file ? misspelt.map(({ problem }) => problem) : []),
        ...(isReadable ? schemaProblems(file, model.schema).filter((each) => !isExcused(each)) : []),
        ...(isReadable ? placeholderProblems(file, model.file, rules) : []),
      ];
    }),
  ];
}

/** @returns a problem at each key of the source language that all other languages spell in another way (`meant`) */
function misspeltKeys(model: TranslationFile, others: readonly TranslationFile[]) {
  // Plural forms are left out, because each language has its own.
  const keysIn = (file: TranslationFile) =>
    new Map(file.values.flatMap(({ path, key }) => (pluralEnding.test(key) ? [] : [[key, path] as const])));
  const own = keysIn(model);
  const [first, ...rest] = others.map(keysIn);
  const isBeside = (path: ValuePath, other: ValuePath) =>
    path.length === other.length && path.slice(0, -1).every((part, index) => part === other[index]);
  const lacking = [...(first ?? [])].filter(([key]) => !own.has(key) && rest.every((keys) => keys.has(key)));
  return [...own].flatMap(([key, path]) => {
    const meant = lacking
      .filter(([, other]) => isBeside(path, other))
      .map(([, other]) => String(other.at(-1)));
    if (meant.length === 0 || first?.has(key) || rest.some((keys) => keys.has(key))) {
      return [];
    }
    const advice = didYouMean(String(path.at(-1)), meant, `They have "${meant.join('", "')}".`);
    const problem = problemIn(model, path, `is in no other language. ${advice}`);
    return meant.map((each) => ({ problem, meant: keyPath([...path.slice(0, -1), each]) }));
  });
}

function isLanguage(code: string): boolean {
  return languages.some((language) => language.code === code);
}

/**
 * Creates a schema of translations from values of the source language: from one value, or from all entries of a list, which share a schema.
 * Values are optional, because another language replaces a missing value. In a list without keys, each entry must be complete.
 */
export function schemaOfTranslations(
  models: readonly unknown[],
  path: ValuePath = [],
  list?: { key: string | undefined },
): z.ZodType {
  if (models.some(Array.isArray)) {
    const entries = models.flat() as Record<string, unknown>[];
    const key = keysOf(entries) && ['key', 'id'].find((name) => entries[0]?.[name] !== undefined);
    const entry = schemaOfTranslations(entries, path, { key });
    return key ? uniqueOrEmpty(entry as z.ZodType<Record<string, unknown>>, key) : z.array(entry);
  }
  const groups = models.filter(isGroup);
  if (groups.length === 0) {
    return models.length === 0 ? z.unknown() : z.string().describe(descriptionOf(models, path));
  }
  const shape: Record<string, z.ZodType> = {};
  for (const name of new Set(groups.flatMap(Object.keys))) {
    const values = groups.flatMap((group) => (name in group ? [group[name]] : []));
    const isKey = name === list?.key;
    const schema = isKey
      ? z.enum([...new Set(values as string[])])
      : schemaOfTranslations(values, [...path, name]);
    const isNeeded = isKey || (list && !list.key && values.length === groups.length);
    const names = name.endsWith('_other') ? pluralForms.map((form) => name.replace(/other$/, form)) : [name];
    for (const each of names) {
      shape[each] = isNeeded ? schema : schema.optional();
    }
  }
  return z.strictObject(shape);
}

/** @returns what a text is and must contain, as advice in messages and code editors */
function descriptionOf(texts: readonly unknown[], path: ValuePath): string {
  const { kind, min, max } = textKindOf(keyPath(path));
  const names = texts.length === 1 ? [...placeholdersOf(String(texts[0]))] : [];
  const placeholders = names.map((name) => `{{${name}}}`).join(', ');
  return `${kind} of ${min} to ${max} characters${placeholders && `, with ${placeholders}`}`;
}

function placeholderProblems(
  file: TranslationFile,
  model: TranslationFile,
  { isInvalid, isQuoted }: Rules,
): Problem[] {
  const namesIn = (text: string) => [...placeholdersOf(text)].filter((name) => !isQuoted(name));
  const originals = unitsOf(model.root);
  return [...unitsOf(file.root)].flatMap(([name, unit]) => {
    const original = originals.get(name);
    if (!original || freePlaceholders.includes(`${file.namespace}:${String(unit.path[0])}`)) {
      return [];
    }
    const texts = textsOf(original);
    if (texts.some(({ value }) => isInvalid(value))) {
      return [];
    }
    const known = texts.flatMap(({ value }) => namesIn(value));
    // Only the form `_other` needs the placeholders: other plural forms may write the number as a word.
    const [source] = texts.filter(({ key }) => texts.length === 1 || key.endsWith('_other'));
    return textsOf(unit).flatMap(({ path, key, value }) => {
      const own = namesIn(value);
      const extra = own.filter((each) => !known.includes(each));
      const needed = source && (texts.length === 1 || key.endsWith('_other')) ? namesIn(source.value) : [];
      const lost = needed.filter((each) => !own.includes(each));
      const placeholderList = (names: readonly string[]) => names.map((each) => `{{${each}}}`).join(', ');
      const message =
        lost.length > 0
          ? `lacks ${placeholderList(lost)}, which ${sourceName} has. Write it into the text.`
          : `has ${placeholderList(extra)}, and ${sourceName} does not. Take it out.`;
      return isInvalid(value) || lost.length + extra.length === 0 ? [] : problemIn(file, path, message);
    });
  });
}

/** @returns a problem for each text that lacks a plural form. A form only for counts above 100 is optional, such as French `many`. */
function lackingForms(file: TranslationFile): Problem[] {
  const needed = [...neededPluralForms(file.language).keys()];
  const keys = new Set(file.values.map(({ key }) => key));
  return file.values
    .filter(({ key }) => key.endsWith('_other'))
    .flatMap(({ path, key }) => {
      const lacking = needed
        .map((form) => key.replace(pluralEnding, `_${form}`))
        .filter((own) => !keys.has(own));
      const message = `needs ${lacking.join(', ')} beside it, as plurals in ${nameOf(file.language)} do.`;
      return lacking.length > 0 ? problemIn(file, path, message) : [];
    });
}
