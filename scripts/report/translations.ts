import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { defaultLanguage } from '../../content/languages.ts';
import { readTextFile } from '../../renderer/content/readTextFile.ts';
import { keysOf, neededPluralForms, pluralEnding } from '../../renderer/i18n/mergeTranslations.ts';
import { filesOf } from '../check/files.ts';
import { parseJsonFile } from '../check/jsonFile.ts';
import { formatProblems } from '../check/problem.ts';
import { textsOf, toTranslate, type Unit, unitsOf } from '../check/toTranslate.ts';
import { readTranslationFiles, type TranslationFile } from '../check/translationFiles.ts';
import { entriesOf, isGroup, type ValuePath, valueAt } from '../check/valueFile.ts';

const usage =
  'Name the language and the file: npm run report translations -- --to es --out todo.json; once it is translated: npm run report translations -- --to es --from todo.json';

/** Exports the texts that need translation as i18next JSON, by namespace (`--to`, `--out`). Imports the translated file (`--from`). */
export async function report(asked: string[]): Promise<string[]> {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    args: asked,
    options: { to: string, out: string, from: string },
  });
  const { to, from, out = from } = values;
  // The language becomes the name of a folder, so it is validated. An import needs no `out`.
  if (!to || to === defaultLanguage || !/^[a-z]{2,3}(?:-\w+)*$/i.test(to) || !out) {
    throw new Error(usage);
  }
  const translations = readTranslationFiles(filesOf('.'));
  if (from) {
    const translated = parseJsonFile({ path: from, text: readTextFile(from) });
    if (translated.problems.length > 0) {
      throw new Error(formatProblems(translated.problems));
    }
    return importTranslations('.', to, translated.root, translations);
  }
  const json = JSON.stringify(originalsToTranslate('.', to, translations), null, 2);
  writeFileSync(out, `${json}\n`);
  return [`Written to ${out}.`];
}

/** @returns the originals that a language lacks or has translated from an older text, as nested groups under their namespaces */
export function originalsToTranslate(
  project: string,
  language: string,
  translations: readonly TranslationFile[],
  since?: string,
): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { namespace, ...unit } of toTranslate(project, translations, since, [language])) {
    for (const { path, value } of textsOf(unitIn(unit, language))) {
      put(root, [namespace, ...path], value);
    }
  }
  return root;
}

function put(root: Record<string, unknown>, path: ValuePath, text: string): void {
  let group = root;
  for (const step of path.slice(0, -1)) {
    group[step] ??= {};
    group = group[step] as Record<string, unknown>;
  }
  group[String(path.at(-1))] = text;
}

/** @returns a unit with the plural forms of a language. The form `_zero` of the original stays, because i18next uses it in any language. */
function unitIn({ path, value }: Unit, language: string): Unit {
  const general = String(path.at(-1));
  if (!isGroup(value) || !(general in value)) {
    return { path, value };
  }
  const zero = general.replace(pluralEnding, '_zero');
  const forms = [...neededPluralForms(language).keys()].map((form) =>
    general.replace(pluralEnding, `_${form}`),
  );
  const names = new Set([...(zero in value ? [zero] : []), ...forms]);
  return { path, value: Object.fromEntries([...names].map((name) => [name, value[name] ?? value[general]])) };
}

/** Writes the translated texts. Left out are texts that still equal the original, and incomplete lists whose items have no keys. */
export function importTranslations(
  project: string,
  language: string,
  translated: unknown,
  translations: readonly TranslationFile[],
): string[] {
  // Each text that is matched to an original is removed from this map. What is left has no original.
  const back = new Map(leavesOf(translated));
  const files = new Map<string, string>();
  let [writtenCount, leftOut] = [0, 0];
  for (const model of translations.filter((each) => each.language === defaultLanguage)) {
    const file = `locales/${language}/${model.namespace}.json`;
    const put = (path: ValuePath, value: unknown) => {
      const before = files.get(file) ?? translations.find((each) => each.path === file)?.text ?? '';
      files.set(file, putText(before, model.root, path, value));
    };
    for (const unit of unitsOf(model.root).values()) {
      const texts = textsOf(unitIn(unit, language)).map(({ path, value }) => {
        const name = [model.namespace, ...path].join('.');
        const came = back.get(name);
        back.delete(name);
        return { path, came, isNew: came !== undefined && came !== value };
      });
      // A list without keys is written as a whole or not at all.
      const isList = Array.isArray(unit.value);
      const isWhole = texts.every(({ came }) => came !== undefined) && texts.some(({ isNew }) => isNew);
      if (isList && isWhole) {
        put(unit.path, []);
      }
      for (const { path, came, isNew } of texts) {
        if (isList ? isWhole : isNew) {
          put(path, came);
          writtenCount += 1;
        } else if (came !== undefined) {
          leftOut += 1;
        }
      }
    }
  }
  if (back.size > 0) {
    throw new Error(
      `Nothing was written: these texts have no original in locales/${defaultLanguage}: ${[...back.keys()].join(', ')}`,
    );
  }
  for (const [file, text] of files) {
    mkdirSync(join(project, dirname(file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return [
    `${writtenCount} texts written into ${files.size} files of locales/${language}; ${leftOut} are still the original, or a part of a list, and were left out.`,
    'See what has changed (git diff), and what is wrong with it (npm run check).',
  ];
}

function leavesOf(value: unknown, path: ValuePath = []): [string, string][] {
  return typeof value === 'string'
    ? [[path.join('.'), value]]
    : entriesOf(value).flatMap(([step, inside]) => leavesOf(inside, [...path, step]));
}

/** @returns a translation file with one more text. If the group or list entry of the text is missing, it is added as in `model`. */
function putText(json: string, model: unknown, path: ValuePath, value: unknown): string {
  let text = json || '{}\n';
  // The path in the language's own file: a list may have the entry at another index, or lack it.
  const own: (string | number)[] = [];
  for (const [index, step] of path.entries()) {
    const original = valueAt(model, path.slice(0, index));
    const key = typeof step === 'number' ? keysOf(original)?.[step] : undefined;
    if (key === undefined) {
      own.push(step);
      continue;
    }
    const list = valueAt(JSON.parse(text), own);
    const found = keysOf(list)?.indexOf(key) ?? -1;
    if (found !== -1) {
      own.push(found);
      continue;
    }
    own.push(Array.isArray(list) ? list.length : 0);
    const entry = valueAt(original, [step]);
    text = edited(text, own, { [isGroup(entry) && 'key' in entry ? 'key' : 'id']: key });
  }
  return edited(text, own, value);
}

/** @returns a JSON file with a value; missing groups and lists on its path are added */
function edited(json: string, path: ValuePath, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(json, modify(json, [...path], value, { formattingOptions }));
}
