import { globSync } from 'tinyglobby';
import { defaultLanguage, fallbackLanguage } from '../../content/languages.ts';
import { incompleteGroups } from '../../locales/textRules.ts';
import { readJsonFile } from '../content/readTextFile.ts';
import { tagText } from './taggedText.ts';

/** The translations of one file, or a group in it. */
export type Translations = { readonly [name: string]: TranslationValue };
export type TranslationValue = string | Translations | readonly TranslationValue[];

export type TranslationFiles = Readonly<Record<string, Translations>>;

/** All translations as written, by language and file. */
export type TranslationsByLanguage = Readonly<Record<string, TranslationFiles>>;

/** Reads the translations from the disk. `scripts/dev/editing.ts` notifies Vite if they change. */
export function readTranslations(): TranslationsByLanguage {
  const byLanguage: Record<string, Record<string, Translations>> = {};
  for (const path of globSync('locales/*/*.json').sort()) {
    const [, language = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    byLanguage[language] = { ...byLanguage[language], [name]: readJsonFile(path) };
  }
  return byLanguage;
}

/** @returns the fallback chain of a language: the language itself, the fallback language, and the source language, which has all texts */
export function chainOf(language: string): string[] {
  const chain = [language, fallbackLanguage, defaultLanguage];
  // The source language needs no fallback, so its own chain ends at once. Duplicates, as in `en`, `en`, `fr`, are removed.
  return [...new Set(chain.slice(0, chain.indexOf(defaultLanguage) + 1))];
}

/**
 * Merges the translations of a fallback chain ({@link chainOf}):
 * - A group is merged key by key.
 * - A list whose entries have a `key` or an `id` is merged entry by entry, in the order of the source language.
 * - Any other list comes whole from one language. A text and its plural forms come from one language, too.
 *
 * A fallback text is tagged with its language (`taggedText.ts`).
 */
export function mergeTranslations(
  byLanguage: TranslationsByLanguage,
  codes: readonly string[],
): TranslationFiles {
  const [language = ''] = codes;
  const source = byLanguage[codes.at(-1) ?? ''] ?? {};
  return Object.fromEntries(
    Object.keys(source).map((name) => {
      const versions = codes.flatMap((code) => {
        const value = byLanguage[code]?.[name];
        return value ? { code, value } : [];
      });
      return [name, mergeGroup(versions, { language, key: name })];
    }),
  );
}

/** The value of a key in one language. In a list of versions, the source language is the last, and its value decides the type. */
interface Version<Value = TranslationValue> {
  code: string;
  value: Value;
}

interface MergeContext {
  language: string;
  key: string;
}

function mergeValue(versions: readonly Version[], context: MergeContext): TranslationValue {
  const source = versions.at(-1)?.value;
  if (isGroup(source)) {
    const groups = versions.flatMap(({ code, value }) => (isGroup(value) ? { code, value } : []));
    return mergeGroup(groups, context);
  }
  const sourceKeys = keysOf(source);
  if (sourceKeys) {
    return sourceKeys.map((key) => {
      const entries = versions.flatMap(({ code, value }) => {
        // If the language lacks the key, the index is -1, and the entry is undefined.
        const entry = (value as readonly Translations[])[keysOf(value)?.indexOf(key) ?? -1];
        return entry ? { code, value: entry } : [];
      });
      const entry = mergeGroup(entries, context);
      // No page shows a key, so it must have no language tag.
      return { ...entry, ['key' in entry ? 'key' : 'id']: key };
    });
  }
  const first = versions.find(({ value }) => !isGroup(value) && isList(value) === isList(source));
  // This never happens, because the last version is that of the source language, which always fits.
  if (!first) {
    return '';
  }
  return first.code === context.language
    ? first.value
    : mapTexts(first.value, (text) => tagText(text, first.code));
}

/** Merges a group key by key. All plural forms of a text come from one language: the first in which the text has the form `_other`. */
function mergeGroup(versions: readonly Version<Translations>[], context: MergeContext): Translations {
  const source = versions.at(-1)?.value ?? {};
  const merged: Record<string, TranslationValue> = {};
  // A key of an incomplete group (`textRules.ts`) is used only if the language itself has it.
  const keyVersions = incompleteGroups.includes(context.key)
    ? versions.filter(({ code }) => code === context.language)
    : versions;
  for (const name of new Set(keyVersions.flatMap(({ value }) => Object.keys(value)))) {
    const general = name.replace(pluralEnding, '_other');
    if (pluralEnding.test(name) && general in source) {
      const forms = versions.find(({ value }) => general in value);
      if (forms?.code === context.language) {
        const own = forms.value[name];
        Object.assign(merged, own !== undefined && { [name]: own });
      } else if (forms && name === general) {
        Object.assign(merged, formsFor(forms, context.language, general));
      }
    } else if (name in source) {
      const own = versions.flatMap(({ code, value: { [name]: value } }) =>
        value === undefined ? [] : { code, value },
      );
      merged[name] = mergeValue(own, {
        ...context,
        key: `${context.key}${context.key.includes(':') ? '.' : ':'}${name}`,
      });
    }
  }
  return merged;
}

/** @returns plural forms from another language, renamed to the plural forms of the reader's language */
function formsFor({ code, value }: Version<Translations>, language: string, general: string): Translations {
  const rules = new Intl.PluralRules(code);
  const keyOf = (form: string) => general.replace(pluralEnding, `_${form}`);
  // i18next shows the form `_zero` for 0 in any language.
  const zero = value[keyOf('zero')];
  const forms: Record<string, TranslationValue> = zero === undefined ? {} : { [keyOf('zero')]: zero };
  for (const [form, count] of neededPluralForms(language)) {
    forms[keyOf(form)] ??= value[keyOf(rules.select(count))] ?? value[general] ?? '';
  }
  return mapTexts(forms, (text) => tagText(text, code));
}

/** @returns a copy with each text changed. `key` has the notation of i18next: `home:hero.title`. */
export function mapTexts<Value extends TranslationValue>(
  value: Value,
  change: (text: string, key: string) => string,
  key = '',
): Value {
  if (typeof value === 'string') {
    return change(value, key) as Value;
  }
  const within = (name: string | number) => `${key}${key.endsWith(':') ? '' : '.'}${name}`;
  const changed = isList(value)
    ? value.map((each, index) => mapTexts(each, change, within(index)))
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, within(name))]),
      );
  return changed as unknown as Value;
}

/** @returns the keys of a list's entries, or undefined if an entry has none */
export function keysOf(value: unknown): string[] | undefined {
  const keys = Array.isArray(value) ? value.map((entry) => isGroup(entry) && (entry.key ?? entry.id)) : [];
  return keys.length > 0 && keys.every((key) => typeof key === 'string') ? keys : undefined;
}

function isList(value: unknown): value is readonly TranslationValue[] {
  return Array.isArray(value);
}

function isGroup(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The plural categories of all languages (Unicode CLDR, "Language Plural Rules"). */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Matches the plural suffix of a key in i18next: `left_one`, `left_other`. */
export const pluralEnding = new RegExp(`_(${pluralForms.join('|')})$`);

/** @returns the plural forms that a language uses for counts from 0 to 100, each with an example count. `other` is always included. */
export function neededPluralForms(language: string): Map<string, number> {
  const rules = new Intl.PluralRules(language);
  const forms = new Map<string, number>();
  for (let count = 0; count <= 100; count += 1) {
    const form = rules.select(count);
    forms.set(form, forms.get(form) ?? count);
  }
  return forms.set('other', forms.get('other') ?? 100);
}
