import { defaultLanguage } from '../../content/languages.ts';
import { commonWords } from '../../locales/textRules.ts';
import { problemIn, type TextFile } from './files.ts';
import type { Problem } from './problem.ts';
import { pluralForm } from './translations.ts';
import type { WordFile } from './words.ts';

/** Strings in quotes, those inside templates too, and templates. */
const strings = [/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g, /(`)((?:[^`\\]|\\.)*)`/g];

/** A part of a key that is known at run time only. */
const unknownPart = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * Code that reads a file of words without `t()`, or names it with a language that it knows later. Such a file is left out whole, for
 * which of its texts are read cannot be told: one that is not used is not found.
 */
const wholeFile = new RegExp(
  [
    String.raw`readWords[^(]*\([^)]*'(\w+)'`,
    String.raw`locales\/\$\{\w+\}\/(\w+)\.json`,
    String.raw`^import (?!type)[^;]*\/${defaultLanguage}\/(\w+)\.json'`,
  ].join('|'),
  'gm',
);

/**
 * Texts of the default language that no string of the code names. Which function is given a string is not read: that a key that
 * code asks for exists and is a text is what the types hold (`locales/i18next.d.ts`), and a page that shows a key is not built.
 */
export function unusedTexts(files: readonly WordFile[], code: readonly TextFile[]): Problem[] {
  const models = files.filter(({ language, root }) => language === defaultLanguage && root !== undefined);
  const readWhole = code.flatMap(({ text }) => [...text.matchAll(wholeFile)].flat());
  const known = new Set(models.map(({ namespace }) => namespace));
  const mentions = code.map(({ text }) => mentionsIn(text, known));
  return models
    .filter(({ namespace }) => !readWhole.includes(namespace))
    .flatMap((file) => unusedIn(file, mentions));
}

/** @returns the strings of a file of code that may be keys, without their namespace, and of which files of words they may be */
function mentionsIn(text: string, known: ReadonlySet<string>) {
  const found = strings.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , content = '']) => content),
  );
  // `home`, `home:hero.title`, `./fr/home.json`
  const named = found.map((each) => /^(?:.*\/)?([a-z]\w*)(?:\.json$|:(?! )|$)/i.exec(each)?.[1] ?? '');
  const said = named.filter((name) => known.has(name));
  // A form is told its namespace when it runs: `useTranslation([name])`.
  const isForm = /useTranslation\(\[?\w/.test(text);
  // `t()` looks into the common words too, in renderer/i18n/createI18n.ts.
  const isFor = (namespace: string) =>
    isForm || said.length === 0 || [commonWords, ...said].includes(namespace);
  // Where no file of words is named, a single word may be anything, and so may a template without a word.
  const mayBeKey = isForm || said.length > 0 ? /[a-z.]/i : /[a-z]\.|\.[a-z]/i;
  const keys = found
    .map((each) => each.replace(/^[a-z]\w*:(?! )/i, ''))
    .filter((key) => mayBeKey.test(key.replaceAll(unknownPart, '')));
  return { keys, isFor };
}

/** The texts of which the code names neither the key nor that of a group or list around them. */
function unusedIn(file: WordFile, mentions: ReturnType<typeof mentionsIn>[]): Problem[] {
  const named = new Set(mentions.flatMap(({ keys, isFor }) => (isFor(file.namespace) ? keys : [])));
  const patterns = [...named].filter((key) => key.includes('${')).map(patternOf);
  // Code writes `items.2.title`, and of a text in several forms `left`.
  const isNamed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key));
  return file.texts
    .filter(({ path }) => {
      const around = path.map((_, index) => path.slice(0, index + 1).join('.'));
      return ![...around, path.join('.').replace(pluralForm, '')].some(isNamed);
    })
    .map(({ path }) => problemIn(file, path, 'is used by no page. Remove it in every language, or show it.'));
}

/** @returns what matches the keys that a template may give */
function patternOf(template: string): RegExp {
  const parts = template.split(unknownPart).map((part) => part.replaceAll(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}
