import { defaultLanguage } from '../../content/languages.ts';
import { commonNamespace } from '../../locales/textRules.ts';
import { pluralEnding } from '../../renderer/i18n/mergeTranslations.ts';
import type { TextFile } from './files.ts';
import { type Problem, problemOf, readByNothing } from './problem.ts';
import type { TranslationFile } from './translationFiles.ts';
import { problemIn } from './valueFile.ts';

/** Match strings in quotes (also inside templates), and templates. Group 2 is the content. */
const strings = [/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g, /(`)((?:[^`\\]|\\.)*)`/g];
/** Matches `${…}`: a part of a key that is known only at run time. */
const unknownPart = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Matches code that reads a whole translation file as an object, without `t()`. All texts of that file count as used. */
const wholeFile = /(?<!keyof )\bResources\['(\w+)'\](?!\[)|\btranslationsOf\(\w+\)\.(\w+)/g;

/** Finds texts of the source language whose key is in no string of the code. The reverse, a key without a text, is a type error. */
export function unusedTexts(files: readonly TranslationFile[], code: readonly TextFile[]): Problem[] {
  const sourceFiles = files.filter(
    ({ language, root }) => language === defaultLanguage && root !== undefined,
  );
  const readWhole = code.flatMap(({ text }) =>
    [...text.matchAll(wholeFile)].map(([, type, name]) => type ?? name),
  );
  const known = new Set(sourceFiles.map(({ namespace }) => namespace));
  const mentions = code.map(({ text }) => mentionsIn(text, known));
  return sourceFiles
    .filter(({ namespace }) => !readWhole.includes(namespace))
    .flatMap((file) =>
      code.some(({ text }) => text.includes(file.namespace))
        ? unusedIn(file, mentions)
        : problemOf(file.path, readByNothing),
    );
}

/** @returns the strings of a code file that may be keys, and a function that tells whether they may belong to a namespace */
function mentionsIn(text: string, known: ReadonlySet<string>) {
  const found = strings.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , content = '']) => content),
  );
  // A namespace stands in `useTranslation(['home', 'contact'])`, or right before a key: `home:hero.title`. The default is `common`.
  const loaded = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const prefixes = found.flatMap((each) => /^([a-z]\w*):(?! )/i.exec(each)?.[1] ?? []);
  const named = [...loaded, ...prefixes].filter((name) => known.has(name));
  // A form or the page of a service gets its namespace at run time: `useTranslation([name])`, `t(`${service}:hero`)`.
  const isDynamic = /useTranslation\(\[?\w|\bt\(`\$\{\w+\}:/.test(text);
  const isFor = (namespace: string) =>
    isDynamic || (named.length > 0 ? named : [commonNamespace]).includes(namespace);
  // Most strings in code without a namespace are not keys. There, a string is a key only if it has a dot beside a letter.
  const mayBeKey = isDynamic || named.length > 0 ? /[a-z.]/i : /[a-z]\.|\.[a-z]/i;
  const keys = found
    .map((each) => each.replace(/^(?:[a-z]\w*|\$\{\w+\}):(?! )/i, ''))
    .filter((key) => mayBeKey.test(key.replaceAll(unknownPart, '')));
  return { keys, isFor };
}

/** @returns a problem for each unused text: code has neither its key nor the key of a group or list around it */
function unusedIn(file: TranslationFile, mentions: ReturnType<typeof mentionsIn>[]): Problem[] {
  const named = new Set(mentions.flatMap(({ keys, isFor }) => (isFor(file.namespace) ? keys : [])));
  const patterns = [...named].filter((key) => key.includes('${')).map(patternOf);
  // In code, a list entry is `items.2.title`, and a text with the plural forms `left_one` and `left_other` is `left`.
  const isNamed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key));
  return file.texts
    .filter(({ path }) => {
      const around = path.map((_, index) => path.slice(0, index + 1).join('.'));
      return ![...around, path.join('.').replace(pluralEnding, '')].some(isNamed);
    })
    .map(({ path }) => problemIn(file, path, 'is used by no page. Remove it in every language, or show it.'));
}

function patternOf(template: string): RegExp {
  const parts = template.split(unknownPart).map((part) => part.replaceAll(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

/** Matches a comment that ends its line. */
const lineComment = /(^|\s)\/\/.*/gm;
/** Matches the name of a property, with a value or alone: `{ count, date: dayOf(post) }`. */
const property = /(?<=[{,]\s*)\w+(?=\s*[:,}])/g;

/** @returns the names of all properties in the code; any of them may be an interpolation variable of a text */
export function givenNames(code: readonly TextFile[]): string[] {
  return code.flatMap(({ text }) => text.replaceAll(lineComment, '$1').match(property) ?? []);
}
