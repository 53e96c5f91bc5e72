import { globSync } from 'tinyglobby';
import { defaultLanguage, fallbackLanguage } from '../../content/languages.ts';
import { incompleteGroups } from '../../locales/textRules.ts';
import { readJsonFile } from '../facts/readTextFile.ts';
import { markText } from './markedText.ts';

/** The words of one file, or a group of them. */
export type Words = { readonly [name: string]: WordValue };
export type WordValue = string | Words | readonly WordValue[];

export type WordFiles = Readonly<Record<string, Words>>;

/** The words of every language as they are written, by language and file. */
export type WrittenWords = Readonly<Record<string, WordFiles>>;

/** Reads the words from the disk. `scripts/dev/editing.ts` lets Vite know of a change. */
export function readWords(): WrittenWords {
  const written: Record<string, Record<string, Words>> = {};
  for (const path of globSync('locales/*/*.json').sort()) {
    const [, language = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    written[language] = { ...written[language], [name]: readJsonFile(path) };
  }
  return written;
}

/** @returns the fallback chain of a language: the reader's, the one for most visitors, and the source language, which has all texts */
export function chainOf(language: string): string[] {
  const chain = [language, fallbackLanguage, defaultLanguage];
  // Nothing follows the source language, which lacks no text; any of the three may be the same.
  return [...new Set(chain.slice(0, chain.indexOf(defaultLanguage) + 1))];
}

/**
 * Merges the translations of a fallback chain ({@link chainOf}): groups key by key, lists whose entries have a `key` or an `id` entry by
 * entry, in the order of the source language. A list without keys, and a text with its plural forms, come whole from one language. A
 * fallback text is marked with its language (`markedText.ts`).
 */
export function layWords(written: WrittenWords, codes: readonly string[]): WordFiles {
  const [language = ''] = codes;
  const leading = written[codes.at(-1) ?? ''] ?? {};
  return Object.fromEntries(
    Object.keys(leading).map((name) => {
      const versions = codes.flatMap((code) => {
        const value = written[code]?.[name];
        return value ? { code, value } : [];
      });
      return [name, layGroup(versions, { language, key: name })];
    }),
  );
}

/** What a language of the fallback chain has at a place. The last version is the source language's, which decides the kind of the value. */
interface Version<Value = WordValue> {
  code: string;
  value: Value;
}

interface Place {
  language: string;
  key: string;
}

function layValue(versions: readonly Version[], place: Place): WordValue {
  const leading = versions.at(-1)?.value;
  if (isGroup(leading)) {
    const groups = versions.flatMap(({ code, value }) => (isGroup(value) ? { code, value } : []));
    return layGroup(groups, place);
  }
  const sourceKeys = keysOf(leading);
  if (sourceKeys) {
    return sourceKeys.map((key) => {
      const entries = versions.flatMap(({ code, value }) => {
        const entry = (value as readonly Words[])[keysOf(value)?.indexOf(key) ?? -1];
        return entry ? { code, value: entry } : [];
      });
      const entry = layGroup(entries, place);
      return { ...entry, ['key' in entry ? 'key' : 'id']: key };
    });
  }
  const first = versions.find(({ value }) => !isGroup(value) && isList(value) === isList(leading));
  if (!first) {
    return '';
  }
  return first.code === place.language
    ? first.value
    : mapTexts(first.value, (text) => markText(text, first.code));
}

/** Merges a group key by key. All plural forms of a text come from the first language that has its general form, `_other`. */
function layGroup(versions: readonly Version<Words>[], place: Place): Words {
  const leading = versions.at(-1)?.value ?? {};
  const laid: Record<string, WordValue> = {};
  const named = incompleteGroups.includes(place.key)
    ? versions.filter(({ code }) => code === place.language)
    : versions;
  for (const name of new Set(named.flatMap(({ value }) => Object.keys(value)))) {
    const general = name.replace(pluralEnding, '_other');
    if (pluralEnding.test(name) && general in leading) {
      const forms = versions.find(({ value }) => general in value);
      if (forms?.code === place.language) {
        const own = forms.value[name];
        Object.assign(laid, own !== undefined && { [name]: own });
      } else if (forms && name === general) {
        Object.assign(laid, formsFor(forms, place.language, general));
      }
    } else if (name in leading) {
      const own = versions.flatMap(({ code, value: { [name]: value } }) =>
        value === undefined ? [] : { code, value },
      );
      laid[name] = layValue(own, {
        ...place,
        key: `${place.key}${place.key.includes(':') ? '.' : ':'}${name}`,
      });
    }
  }
  return laid;
}

/** @returns the plural forms of a text of another language under the names of those that the reader's language has */
function formsFor({ code, value }: Version<Words>, language: string, general: string): Words {
  const rules = new Intl.PluralRules(code);
  const named = (form: string) => general.replace(pluralEnding, `_${form}`);
  const zero = value[named('zero')];
  const forms: Record<string, WordValue> = zero === undefined ? {} : { [named('zero')]: zero };
  for (const [form, count] of neededPluralForms(language)) {
    forms[named(form)] ??= value[named(rules.select(count))] ?? value[general] ?? '';
  }
  return mapTexts(forms, (text) => markText(text, code));
}

/** @returns a copy in which each text is changed; its key is as i18next has it, `home:hero.title` */
export function mapTexts<Value extends WordValue>(
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

/** @returns the key of each entry of a list; nothing where one has none */
export function keysOf(value: unknown): string[] | undefined {
  const keys = Array.isArray(value) ? value.map((entry) => isGroup(entry) && (entry.key ?? entry.id)) : [];
  return keys.length > 0 && keys.every((key) => typeof key === 'string') ? keys : undefined;
}

function isList(value: unknown): value is readonly WordValue[] {
  return Array.isArray(value);
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The plural forms of all languages (Unicode CLDR, "Language Plural Rules"). */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The ending of a key whose text has plural forms, as i18next writes it: `left_one`, `left_other`. */
export const pluralEnding = new RegExp(`_(${pluralForms.join('|')})$`);

/** @returns a map from each plural form that a language uses for counts from 0 to 100 to an example count; it always has `other` */
export function neededPluralForms(language: string): Map<string, number> {
  const rules = new Intl.PluralRules(language);
  const forms = new Map<string, number>();
  for (let count = 0; count <= 100; count += 1) {
    const form = rules.select(count);
    forms.set(form, forms.get(form) ?? count);
  }
  return forms.set('other', forms.get('other') ?? 100);
}
