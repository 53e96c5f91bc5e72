import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { defaultLanguage } from '../../content/languages.ts';
import { readTextFile } from '../../renderer/facts/readTextFile.ts';
import { entriesOf, filesOf, keyPath, type Path, parseJsonFile, type Value } from '../check/files.ts';
import { outdatedTexts } from '../check/outdatedTexts.ts';
import { formatProblems } from '../check/problem.ts';
import { neededPluralForms, pluralForm } from '../check/translations.ts';
import { isShownText, readWordFiles, type WordFile } from '../check/words.ts';

const usage =
  'Name the language: npm run report translations -- --to es --out todo.json; once it is translated: npm run report translations -- --to es --from todo.json';

const printedAlone =
  'Write npm run --silent report translations …, or name the file: npm run report translations -- --to es --out todo.json';

/**
 * Hands the texts that a language lacks, or has from an older original, to a translator, and takes them back: a file in the JSON of
 * i18next, with the namespaces at its top and the place of an entry of a list as its key.
 *
 * @param asked `--to` a language, which the site may not have yet; `--out` a file to write, `--from` a translated one to read
 * @returns the JSON, or what was done
 * @throws Error where the file has a text that the site does not have
 */
export async function report(asked: string[]): Promise<string[]> {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({ args: asked, options: { to: string, out: string, from: string } });
  const { to, out, from } = values;
  // The code becomes the name of a folder.
  if (!to || to === defaultLanguage || !/^[a-z]{2,3}(?:-\w+)*$/i.test(to)) {
    throw new Error(usage);
  }
  const words = readWordFiles(filesOf('.'));
  if (from) {
    const translated = parseJsonFile({ path: from, text: readTextFile(from) });
    if (translated.problems.length > 0) {
      throw new Error(formatProblems(translated.problems));
    }
    return takeBack('.', to, translated.texts, words);
  }
  const json = JSON.stringify(originalsToTranslate('.', to, words), null, 2);
  if (!out) {
    const { npm_lifecycle_event: isRunByNpm, npm_config_loglevel: npmSays } = process.env;
    if (isRunByNpm && npmSays !== 'silent' && !process.stdout.isTTY) {
      throw new Error(`npm has written lines of its own before the JSON. ${printedAlone}`);
    }
    return [json];
  }
  writeFileSync(out, `${json}\n`);
  return [`Written to ${out}.`];
}

/** A text of the default language, under the path that its translation has. */
interface Original {
  file: string;
  namespace: string;
  path: Path;
  text: string;
}

/** @returns the originals of which a language has no translation, or an older one: groups within groups, under their namespaces */
export function originalsToTranslate(
  project: string,
  language: string,
  words: readonly WordFile[],
): Record<string, unknown> {
  // A language that is new has no history.
  const isNew = !words.some((file) => file.language === language);
  const outdated = isNew ? [] : outdatedTexts(project, words);
  const old = new Set(outdated.map(({ file, key }) => `${file.path} ${key}`));
  const there = new Set(words.flatMap((file) => file.texts.map(({ key }) => `${file.path} ${key}`)));
  const root: Record<string, unknown> = {};
  for (const { file, namespace, path, text } of originalsFor(language, words)) {
    const place = `${file} ${keyPath(path)}`;
    if (!there.has(place) || old.has(place)) {
      put(root, [namespace, ...path], text);
    }
  }
  return root;
}

function put(root: Record<string, unknown>, path: Path, text: string): void {
  let group = root;
  for (const step of path.slice(0, -1)) {
    group[step] ??= {};
    group = group[step] as Record<string, unknown>;
  }
  group[String(path.at(-1))] = text;
}

/** @returns all texts of the default language; one in several forms has those that the other language needs or has, and those that both may have */
function originalsFor(language: string, words: readonly WordFile[]): Original[] {
  const needed = neededPluralForms(language);
  const possible = new Set(['zero', ...new Intl.PluralRules(language).resolvedOptions().pluralCategories]);
  const models = words.filter((file) => file.language === defaultLanguage);
  return models.flatMap(({ namespace, texts }) => {
    const file = `locales/${language}/${namespace}.json`;
    const textOf = new Map(texts.map(({ key, value }) => [key, value]));
    const own = new Set(words.find((each) => each.path === file)?.texts.map(({ key }) => key));
    return texts.filter(isShownText).flatMap(({ path, key, value }): Original[] => {
      const form = pluralForm.exec(key)?.[1];
      if (form === undefined) {
        return [{ file, namespace, path, text: value }];
      }
      // The general form stands for all of them, which are written once.
      const forms = form === 'other' ? [...possible] : [];
      return forms.flatMap((each) => {
        const ownKey = key.replace(pluralForm, `_${each}`);
        const name = String(path.at(-1)).replace(pluralForm, `_${each}`);
        const text = textOf.get(ownKey);
        return text !== undefined || needed.includes(each) || own.has(ownKey)
          ? [{ file, namespace, path: [...path.slice(0, -1), name], text: text ?? value }]
          : [];
      });
    });
  });
}

/**
 * Writes what came back, text for text; all else in the files stays as it is. A text that is still the original is left out. What a
 * language lacks as a whole, a file or an entry of a list, is copied from the default language first.
 *
 * @throws Error that names what the site has no original for
 */
export function takeBack(
  project: string,
  language: string,
  translated: readonly Value<string>[],
  words: readonly WordFile[],
): string[] {
  const originals = new Map(
    originalsFor(language, words).map((each) => [`${each.namespace}.${each.path.join('.')}`, each]),
  );
  const back = translated.map(({ path, value }) => ({ name: path.join('.'), value }));
  const unknown = back.filter(({ name }) => !originals.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `Nothing was written: these texts have no original in locales/${defaultLanguage}: ${unknown.map(({ name }) => name).join(', ')}`,
    );
  }
  const files = new Map<string, string>();
  let written = 0;
  for (const { name, value } of back) {
    const { file, namespace, path, text } = originals.get(name) as Original;
    if (value === text) {
      continue;
    }
    const model = words.find((each) => each.language === defaultLanguage && each.namespace === namespace);
    const before = files.get(file) ?? words.find((each) => each.path === file)?.text ?? model?.text ?? '';
    files.set(file, withText(before, path, value, model?.root));
    written += 1;
  }
  for (const [file, text] of files) {
    mkdirSync(join(project, dirname(file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return [
    `${written} texts written into ${files.size} files of locales/${language}; ${back.length - written} are still the original and were left out.`,
    'See what has changed (git diff), and what is wrong with it (npm run check).',
  ];
}

/** @returns a file with another text at a path; what is not there around it comes from the file of the default language */
function withText(file: string, path: Path, text: string, model: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const set = (json: string, at: Path, value: unknown) =>
    applyEdits(json, modify(json, [...at], value, { formattingOptions }));
  const root: unknown = JSON.parse(file);
  const groups = path.slice(0, -1).map((_, index) => path.slice(0, index + 1));
  const missing = groups.find((group) => valueAt(root, group) === undefined);
  return set(missing ? set(file, missing, valueAt(model, missing)) : file, path, text);
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce((value: unknown, step) => new Map(entriesOf(value)).get(step), root);
}
