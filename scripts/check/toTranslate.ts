import { defaultLanguage, languages } from '../../content/languages.ts';
import { namespaceLanguages } from '../../locales/textRules.ts';
import { decodeText } from '../../renderer/content/readTextFile.ts';
import { keysOf, pluralEnding } from '../../renderer/i18n/mergeTranslations.ts';
import { git } from '../git.ts';
import { nameOf, type Problem } from './problem.ts';
import { isShownText, type TranslationFile, translationFile } from './translationFiles.ts';
import { entriesOf, isGroup, keyPath, problemIn, type Value, type ValuePath } from './valueFile.ts';

/** A Git tag that the owner sets once all translations are read. A translation is old if, since then, only its original has changed. */
export const reviewTag = 'translations-read';

/** A text, a list without keys, or all plural forms of a text, translated as a whole. The `path` of plural forms is that of `_other`. */
export type Unit = { path: ValuePath; value: unknown };

/** A unit of the source language that another language lacks, or has translated from an older original. */
export interface Untranslated extends Unit {
  language: string;
  namespace: string;
  /** The old translation; undefined if there is none. */
  own?: Unit;
  /** The original of the old translation. */
  before?: unknown;
}

/** @returns the units that languages lack, and those whose translation is old: only the original has changed since the commit `since` */
export function toTranslate(
  project: string,
  translations: readonly TranslationFile[],
  since = taggedCommit(project),
  codes: readonly string[] = languages.map(({ code }) => code),
): Untranslated[] {
  const rootThen = since === undefined ? () => undefined : versionsAt(project, since);
  return translations
    .filter(({ language }) => language === defaultLanguage)
    .flatMap(({ namespace, root, path }) => {
      const pathIn = (code: string) => `locales/${code}/${namespace}.json`;
      const [now, before] = [unitsOf(root), unitsOf(rootThen(path))];
      return codes
        .filter((code) => code !== defaultLanguage && (namespaceLanguages[namespace]?.includes(code) ?? true))
        .flatMap((language) => {
          const own = unitsOf(translations.find((file) => file.path === pathIn(language))?.root);
          const ownBefore = unitsOf(rootThen(pathIn(language)));
          return [...now].flatMap(([name, unit]): Untranslated[] => {
            if (!textsOf(unit).some(isShownText)) {
              return [];
            }
            const have = own.get(name);
            if (!have) {
              return [{ ...unit, language, namespace }];
            }
            const original = before.get(name)?.value;
            const isOld =
              original !== undefined &&
              plain(original) !== plain(unit.value) &&
              plain(ownBefore.get(name)?.value) === plain(have.value);
            return isOld ? [{ ...unit, language, namespace, own: have, before: original }] : [];
          });
        });
    });
}

/** @returns the units of a file by name, e.g. `items.audit.title`. The name has the key of a list entry, not its position. */
export function unitsOf(root: unknown): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const collect = (value: unknown, path: ValuePath, names: ValuePath): void => {
    const name = names.join('.');
    if (isGroup(value)) {
      for (const [key, inside] of Object.entries(value)) {
        const general = key.replace(pluralEnding, '_other');
        if (pluralEnding.test(key) && general in value) {
          const forms = units.get(`${name}.${general}`)?.value ?? {};
          units.set(`${name}.${general}`, { path: [...path, general], value: { ...forms, [key]: inside } });
        } else {
          collect(inside, [...path, key], [...names, key]);
        }
      }
    } else if (Array.isArray(value) && keysOf(value)) {
      for (const [index, key] of (keysOf(value) ?? []).entries()) {
        collect(value[index], [...path, index], [...names, key]);
      }
    } else if (value !== undefined) {
      units.set(name, { path, value });
    }
  };
  collect(root, [], []);
  return units;
}

export function textsOf({ path, value }: Unit): Value<string>[] {
  if (typeof value === 'string') {
    return [{ path, key: keyPath(path), value }];
  }
  // A unit of plural forms has the path of its form `_other`. The paths of the other forms differ in the last key.
  const around = isGroup(value) && String(path.at(-1)) in value ? path.slice(0, -1) : path;
  return entriesOf(value).flatMap(([name, inside]) => textsOf({ path: [...around, name], value: inside }));
}

/** @returns a value for comparisons, with runs of white space replaced by one space */
function plain(value: unknown): string | undefined {
  return JSON.stringify(value, (_, each) =>
    typeof each === 'string' ? each.replaceAll(/\s+/g, ' ').trim() : each,
  );
}

function taggedCommit(project: string): string | undefined {
  try {
    return git(project, ['tag', '--list', reviewTag]).length > 0 ? reviewTag : undefined;
  } catch {
    // A folder that is no clone has no tags.
    return undefined;
  }
}

/** @returns a function that reads a translation file at a commit; undefined for a file whose original has not changed since */
function versionsAt(project: string, commit: string): (file: string) => unknown {
  const originals = `locales/${defaultLanguage}`;
  const changed = git(project, ['diff', '--name-only', '--relative', commit, '--', originals]);
  const namespaces = new Set(changed.toString().match(/\w+(?=\.json)/g) ?? []);
  return (file) => {
    const [namespace = ''] = /\w+(?=\.json$)/.exec(file) ?? [];
    if (!namespaces.has(namespace)) {
      return undefined;
    }
    // `git show` would fail if the file did not exist yet.
    const [listed] = git(project, ['ls-tree', '--name-only', commit, '--', file]).toString().split('\n');
    return listed
      ? translationFile({ path: file, text: decodeText(git(project, ['show', `${commit}:./${file}`])) }).root
      : undefined;
  };
}

/** @returns one line on how much is left to translate; an empty string if all is translated */
export function summaryOf(found: readonly Untranslated[]): string {
  const counts = new Map<string, number>();
  for (const { language } of found) {
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const parts = [...counts].map(([language, count]) => `${count} into ${nameOf(language)}`);
  return parts.length > 0
    ? `To translate: ${parts.join(', ')}; npm run check -- --translations lists them.`
    : '';
}

/** @returns a `todo` at each original; for an old translation, it also quotes the earlier original and the translation */
export function listed(found: readonly Untranslated[], translations: readonly TranslationFile[]): Problem[] {
  const originals = translations.filter(({ language }) => language === defaultLanguage);
  return found.flatMap(({ namespace, path, language, value, own, before }) => {
    const file = originals.find((each) => each.namespace === namespace);
    const old =
      own &&
      `; ${nameOf(defaultLanguage)} then: ${JSON.stringify(before)}; ${nameOf(language)}: ${JSON.stringify(own.value)}`;
    return file
      ? problemIn(
          file,
          path,
          `${own ? 'is older' : 'is missing'} in ${nameOf(language)}: ${JSON.stringify(value)}${old ?? ''}`,
          'todo',
        )
      : [];
  });
}
