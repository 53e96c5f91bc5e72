import { defaultLanguage, fallbackLanguage } from '../../content/languages.ts';
import { neededPluralForms, pluralEnding } from './pluralForms.ts';

/** The words of one file, or a group of them. */
export type Words = { readonly [name: string]: WordValue };
export type WordValue = string | Words | readonly WordValue[];

/** The words of one language, by file. */
export type WordFiles = Readonly<Record<string, Words>>;

/** The words of every language as they are written, by language and file. */
export type WrittenWords = Readonly<Record<string, WordFiles>>;

/**
 * The name under which laid words say which of their texts are in another language: its code by the key of the text. A file of which all
 * texts are the language's own has no such entry.
 */
export const foreignKey = '@foreign';

/** @returns the languages in which a text is looked for: the reader's, the one for most visitors, and the leading one, which has all texts */
export function chainOf(language: string): string[] {
  const chain = [language, fallbackLanguage, defaultLanguage];
  // Nothing follows the leading language, which lacks no text; any of the three may be the same.
  return [...new Set(chain.slice(0, chain.indexOf(defaultLanguage) + 1))];
}

/**
 * Lays the words of a language over those of the languages that it falls back to. Groups are laid key by key; lists whose entries have a
 * `key` or an `id` entry by entry, in the order of the leading language. A list without keys is taken whole from one language, so that it
 * may be shorter, and so is a text with all its plural forms.
 *
 * @param filesOf gives the files of a language, which may lack any of them
 * @param codes the reader's language, then those that it falls back to ({@link chainOf})
 * @returns the files of the leading language; {@link foreignKey} says what in them is not the reader's
 */
export function layWords(filesOf: (language: string) => WordFiles, codes: readonly string[]): WordFiles {
  const [language = ''] = codes;
  const chain = codes.map((code) => ({ code, files: filesOf(code) }));
  const leading = chain.at(-1)?.files ?? {};
  return Object.fromEntries(
    Object.keys(leading).map((name) => {
      const versions = chain.flatMap(({ code, files: { [name]: value } }) => (value ? { code, value } : []));
      const foreign: Record<string, string> = {};
      const laid = layGroup(versions, { language, foreign, key: '' });
      return [name, Object.keys(foreign).length > 0 ? { ...laid, [foreignKey]: foreign } : laid];
    }),
  );
}

/** What a language of the chain has at a place. Of several versions the last one is the leading language's, which says of what kind the value is. */
interface Version<Value = WordValue> {
  code: string;
  value: Value;
}

interface Place {
  language: string;
  /** Takes the code of each text that is in another language. */
  foreign: Record<string, string>;
  key: string;
}

const within = (place: Place, name: string | number): Place => ({
  ...place,
  key: place.key ? `${place.key}.${name}` : String(name),
});

function layValue(versions: readonly Version[], place: Place): WordValue {
  const leading = versions.at(-1)?.value;
  if (isGroup(leading)) {
    const groups = versions.flatMap(({ code, value }) => (isGroup(value) ? { code, value } : []));
    return layGroup(groups, place);
  }
  const leadingKeys = keysOf(leading);
  if (leadingKeys) {
    return leadingKeys.map((key, index) => {
      const entries = versions.flatMap(({ code, value }) => {
        const entry = (value as readonly Words[])[keysOf(value)?.indexOf(key) ?? -1];
        return entry ? { code, value: entry } : [];
      });
      return layGroup(entries, within(place, index));
    });
  }
  const first = versions.find(({ value }) => !isGroup(value) && isList(value) === isList(leading));
  if (!first) {
    return '';
  }
  if (first.code !== place.language) {
    noteTexts(first.value, place, first.code);
  }
  return first.value;
}

/** Lays a group key by key. All plural forms of a text come from the first language that has its general form, `_other`. */
function layGroup(versions: readonly Version<Words>[], place: Place): Words {
  const leading = versions.at(-1)?.value ?? {};
  const laid: Record<string, WordValue> = {};
  for (const name of new Set(versions.flatMap(({ value }) => Object.keys(value)))) {
    const general = name.replace(pluralEnding, '_other');
    if (pluralEnding.test(name) && general in leading) {
      const forms = versions.find(({ value }) => general in value);
      if (forms?.code === place.language) {
        const own = forms.value[name];
        Object.assign(laid, own !== undefined && { [name]: own });
      } else if (forms && name === general) {
        Object.assign(laid, formsFor(forms, place, general));
      }
    } else if (name in leading) {
      const own = versions.flatMap(({ code, value: { [name]: value } }) =>
        value === undefined ? [] : { code, value },
      );
      laid[name] = layValue(own, within(place, name));
    }
  }
  return laid;
}

/** @returns the plural forms of a text of another language under the names of those that the reader's language has */
function formsFor({ code, value }: Version<Words>, place: Place, general: string): Words {
  const rules = new Intl.PluralRules(code);
  const named = (form: string) => general.replace(pluralEnding, `_${form}`);
  const zero = value[named('zero')];
  const forms: Record<string, WordValue> = zero === undefined ? {} : { [named('zero')]: zero };
  for (const [form, count] of neededPluralForms(place.language)) {
    forms[named(form)] ??= value[named(rules.select(count))] ?? value[general] ?? '';
  }
  noteTexts(forms, place, code);
  return forms;
}

/** Notes the language of a text, or of each text in a list or a group. */
function noteTexts(value: WordValue, place: Place, code: string): void {
  if (typeof value === 'string') {
    place.foreign[place.key] = code;
    return;
  }
  for (const [name, each] of Object.entries(value)) {
    noteTexts(each, within(place, name), code);
  }
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
