import { defaultLanguage, languages } from '../../content/languages.ts';
import { freePlaceholders } from '../../locales/textRules.ts';
import { keysOf } from '../../renderer/i18n/layWords.ts';
import { neededPluralForms, pluralForm } from '../../renderer/i18n/pluralForms.ts';
import { isGroup, type Path, problemIn } from './files.ts';
import { didYouMean, nameOf, type Problem, problemOf, quote } from './problem.ts';
import { placeholdersOf, type WordFile } from './words.ts';

const leading = nameOf(defaultLanguage);

/**
 * Compares the words of each language with those of the leading one, over which they are laid. What a language lacks is no problem
 * (`toTranslate.ts`); what it has must be known there, of the same kind, and with the placeholders that pages fill in. Facts may be quoted in one language and not in another.
 *
 * @param rules whether a text has a placeholder that is reported already; whether a placeholder stands for a fact
 */
export function checkTranslations(
  files: readonly WordFile[],
  rules: Rules = { isRefused: () => false, isQuoted: () => false },
): Problem[] {
  const models = new Map(
    files.flatMap((file) => (file.language === defaultLanguage ? [[file.namespace, file] as const] : [])),
  );
  const strange = new Set(files.map(({ language }) => language).filter((code) => !isLanguage(code)));
  return [
    ...[...strange].map((code) =>
      problemOf(
        `locales/${code}`,
        'is no language of content/languageList.ts. Add it there, or remove the folder.',
      ),
    ),
    ...files.flatMap((file) => {
      const model = models.get(file.namespace);
      if (!model) {
        const advice = didYouMean(file.namespace, models.keys(), `Remove it, or add it to ${leading}.`);
        return isLanguage(file.language)
          ? problemOf(file.path, `is unknown: ${leading} has no such file. ${advice}`)
          : [];
      }
      return file.root === undefined || model.root === undefined
        ? []
        : [
            ...pluralForms(file),
            ...(file === model ? [] : compare({ file, ...rules }, file.root, [model.root], [])),
          ];
    }),
  ];
}

function isLanguage(code: string): boolean {
  return languages.some((language) => language.code === code);
}

interface Rules {
  isRefused: (text: string) => boolean;
  isQuoted: (name: string) => boolean;
}

interface Comparison extends Rules {
  file: WordFile;
}

/**
 * @param models what the leading language has there: one value, or all entries of a list without keys, since an entry of one language
 *   need not be that of another one
 */
function compare(comparison: Comparison, value: unknown, models: readonly unknown[], path: Path): Problem[] {
  const { file } = comparison;
  const kind = kindOf(value);
  const alike = models.filter((model) => kindOf(model) === kind);
  const [model] = models;
  if (alike.length === 0) {
    const wanted = kindOf(model);
    return [problemIn(file, path, `is ${kind}, and ${leading} has ${wanted}. Write ${wanted}.`)];
  }
  if (typeof value === 'string') {
    return comparePlaceholders(comparison, value, alike as string[], path);
  }
  if (Array.isArray(value)) {
    return compareLists(comparison, value, alike as unknown[][], path);
  }
  return isGroup(value) ? compareGroups(comparison, value, alike.filter(isGroup), path) : [];
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list […]';
  }
  return isGroup(value)
    ? 'a group of texts {…}'
    : typeof value === 'string'
      ? 'a text "…"'
      : `the value ${value}`;
}

function compareLists(
  comparison: Comparison,
  list: readonly unknown[],
  models: readonly (readonly unknown[])[],
  path: Path,
): Problem[] {
  const { file } = comparison;
  const [model = []] = models;
  const keys = keysOf(model);
  if (!keys) {
    const entries = models.flat();
    return entries.length === 0
      ? []
      : list.flatMap((entry, index) => compare(comparison, entry, entries, [...path, index]));
  }
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const place = [...path, index];
    const [key = ''] = keysOf([entry]) ?? [];
    const at = keys.indexOf(key);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (at === -1) {
      const advice = didYouMean(key, keys, `Remove it, or add it to ${leading}.`);
      return problemIn(file, place, `has the key ${quote(key)}, which no entry has in ${leading}. ${advice}`);
    }
    return isRepeated
      ? problemIn(file, place, `has the key ${quote(key)}, as an entry before it. Remove one of them.`)
      : compare(comparison, entry, [model[at]], place);
  });
}

function compareGroups(
  comparison: Comparison,
  group: Readonly<Record<string, unknown>>,
  models: readonly Readonly<Record<string, unknown>>[],
  path: Path,
): Problem[] {
  const { file } = comparison;
  const known = new Set(models.flatMap((model) => Object.keys(model)));
  const problems = Object.entries(group).flatMap(([name, value]) => {
    const names = new Set([name, name.replace(pluralForm, '_other')].filter((each) => known.has(each)));
    const place = [...path, name];
    if (names.size === 0) {
      const meant = [...known].filter((each) => !(each in group));
      const advice = didYouMean(name, meant, `Remove it, or add it to ${leading}.`);
      return problemIn(file, place, `is unknown: ${leading} has no such key. ${advice}`);
    }
    const values = models.flatMap((each) => [...names].flatMap((key) => (key in each ? [each[key]] : [])));
    return compare(comparison, value, values, place);
  });
  // Nothing is laid under the entries of a list without keys: each has what all of them have.
  const lost =
    typeof path.at(-1) === 'number' && !keysOf([group])
      ? [...known].filter((name) => !(name in group) && models.every((model) => name in model))
      : [];
  return [...problems, ...lost.map((name) => problemIn(file, [...path, name], 'is missing. Write it.'))];
}

function comparePlaceholders(
  { file, isRefused, isQuoted }: Comparison,
  text: string,
  models: readonly string[],
  path: Path,
): Problem[] {
  if (isRefused(text) || freePlaceholders.includes(`${file.namespace}:${String(path[0])}`)) {
    return [];
  }
  const namesIn = (each: string) => new Set([...placeholdersOf(each)].filter((name) => !isQuoted(name)));
  const own = namesIn(text);
  const all = models.map(namesIn);
  const extra = [...own].filter((name) => all.every((names) => !names.has(name)));
  // One thing may be called by its name, without its number.
  const isForm = /_(?!other)/.test(pluralForm.exec(String(path.at(-1)))?.[0] ?? '');
  const lost = all.length > 1 || isForm ? [] : [...(all[0] ?? [])].filter((name) => !own.has(name));
  const written = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  if (extra.length > 0 && lost.length > 0) {
    return [
      problemIn(
        file,
        path,
        `has ${written(extra)}, and ${leading} has ${written(lost)}. Write ${written(lost)}.`,
      ),
    ];
  }
  if (extra.length > 0) {
    return [problemIn(file, path, `has ${written(extra)}, and ${leading} does not. Take it out.`)];
  }
  return lost.length > 0
    ? [problemIn(file, path, `lacks ${written(lost)}, which ${leading} has. Write it into the text.`)]
    : [];
}

/** @returns a problem for each text that lacks a plural form of its language. Forms for counts above a hundred are optional. */
function pluralForms(file: WordFile): Problem[] {
  const needed = [...neededPluralForms(file.language).keys()];
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
