import { defaultLanguage } from '../../content/languages.ts';
import { type Path, problemIn, type TextFile } from './files.ts';
import { count, didYouMean, type Problem, problemAt } from './problem.ts';
import { distinctEntries } from './translations.ts';
import type { WordFile } from './words.ts';

/** A string of the code that may be a key, or a part of one: `${…}` in it stands for any name. */
interface Mention {
  file: TextFile;
  offset: number;
  /** Without the namespace. */
  key: string;
  /** Where the key may stand; anywhere where the code does not say. */
  namespaces: readonly string[];
  /** Whether `t()` is given it as it is. */
  isAsked: boolean;
}

/** Strings in quotes, those inside templates too, and templates; what follows `t(` is asked for. */
const strings = [/(\bt\(\s*)?(['"])((?:(?!\2)[^\\\n]|\\.)*)\2/g, /(\bt\(\s*)?(`)((?:[^`\\]|\\.)*)`/g];

/** A part of a key that is known at run time only. */
const unknownPart = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Code that takes all words of a file: it reads the file, names it with a language that it knows later, or imports it. */
const wholeFile =
  /readWords[^(]*\([^)]*'(\w+)'|locales\/\$\{\w+\}\/(\w+)\.json|^import (?!type)[^;]*\/fr\/(\w+)\.json'/gm;

/**
 * Holds the code against the default language's words: keys that `t()` asks for and no file has, and texts that no string of the
 * code names. Which function is given a string is not read: that a key exists and is a text is what the types hold
 * (`locales/i18next.d.ts`).
 */
export function checkKeys(files: readonly WordFile[], code: readonly TextFile[]): Problem[] {
  const models = files.filter(({ language, root }) => language === defaultLanguage && root !== undefined);
  const known = new Set(models.map(({ namespace }) => namespace));
  const mentions = code.flatMap((file) => mentionsIn(file, known));
  const whole = new Set(
    code.flatMap(({ text }) => [...text.matchAll(wholeFile)].flatMap((found) => found.slice(1))),
  );
  const keysOf = new Map(
    models.map(({ namespace, values }) => [namespace, values.map(({ path }) => keyOf(path))]),
  );
  return [
    ...models.filter(({ namespace }) => !whole.has(namespace)).flatMap((file) => unusedIn(file, mentions)),
    ...mentions.flatMap(({ file, offset, key, namespaces, isAsked }) => {
      if (!isAsked) return [];
      const keys = (namespaces.length > 0 ? namespaces : [...known]).flatMap(
        (each) => keysOf.get(each) ?? [],
      );
      if (keys.includes(key)) return [];
      const where =
        namespaces.length > 0
          ? `locales/${defaultLanguage}/${namespaces[1] ?? namespaces[0]}.json does not have`
          : 'no file of words has';
      const advice = didYouMean(key, keys, 'Add the text there, in every language, or correct the key.');
      return problemAt(file, offset, `asks for "${key}", which ${where}. ${advice}`);
    }),
  ];
}

/** A key as code writes it: `items.2.title`, and of a text in several forms `left`. */
function keyOf(path: Path): string {
  return path.join('.').replace(/_other$/, '');
}

function mentionsIn(file: TextFile, known: ReadonlySet<string>): Mention[] {
  const found = strings.flatMap((pattern) =>
    [...file.text.matchAll(pattern)].map(({ 1: asked, 3: text = '', index }) => {
      const [, namespace, key = ''] = /^(?:([a-z]\w*):(?! ))?(.*)$/is.exec(text) ?? [];
      const isAsked = asked !== undefined && !key.includes('$');
      return { file, offset: index, key, namespace, isAsked };
    }),
  );
  const said = found
    .flatMap(({ namespace, key }) => [namespace, /^(?:.*\/)?(\w+)(?:\.json)?$/.exec(key)?.[1]])
    .filter((each = '') => known.has(each)) as string[];
  // A form is told its namespace when it runs: `useTranslation([name])`.
  const isOpen = /useTranslation\(\[?\w/.test(file.text);
  // `t()` looks into the common words too, in renderer/i18n/createI18n.ts.
  const own =
    isOpen || said.length === 0 ? [] : [...new Set(['common', ...said])].filter((each) => known.has(each));
  return found
    .filter(({ namespace, key }) =>
      namespace ? known.has(namespace) : said.length > 0 || isOpen || key.includes('.'),
    )
    .filter(({ key }) => /^[\w.$-]*[a-z.][\w.$-]*$/i.test(key.replaceAll(unknownPart, '$')))
    .map((each) => ({ ...each, namespaces: each.namespace ? [each.namespace] : own }));
}

/** The largest groups of which the code names neither a text nor what holds it. */
function unusedIn(file: WordFile, mentions: readonly Mention[]): Problem[] {
  const named = new Set(
    mentions
      .filter(({ namespaces }) => namespaces.length === 0 || namespaces.includes(file.namespace))
      .map(({ key }) => key),
  );
  const patterns = [...named].filter((key) => key.includes('$')).map(patternOf);
  const isNamed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key));

  const unusedUnder = (value: unknown, path: Path): Path[] => {
    if (path.length > 0 && isNamed(keyOf(path))) return [];
    const parts = distinctEntries(value).map(([name, inside]) => unusedUnder(inside, [...path, name]));
    // A group of which nothing is used is told as one.
    return parts.every(([part]) => part?.length === path.length + 1) ? [path] : parts.flat();
  };
  return unusedUnder(file.root, []).map((path) => {
    const inside = file.texts.filter((each) => keyOf(each.path).startsWith(`${keyOf(path)}.`));
    const size = inside.length > 0 ? `(${count(inside.length, 'text')}) ` : '';
    return problemIn(file, path, `${size}is used by no page. Remove it in every language, or show it.`);
  });
}

function patternOf(template: string): RegExp {
  const parts = template.split(unknownPart).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}
