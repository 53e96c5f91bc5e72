import { defaultLanguage } from '../../content/languages.ts';
import type { TextFile } from './files.ts';
import { count, didYouMean, type Problem, problemAt, problemOf } from './problem.ts';
import { entriesOf } from './translations.ts';
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
  const models = files.filter(({ language, root }) => language === defaultLanguage && root);
  const known = new Set(models.map(({ namespace }) => namespace));
  const mentions = code.flatMap((file) => mentionsIn(file, known));
  const whole = new Set(
    code.flatMap(({ text }) => [...text.matchAll(wholeFile)].flatMap((found) => found.slice(1))),
  );
  const keysOf = new Map(models.map((file) => [file.namespace, [...entriesOf(file).keys()].map(asCode)]));
  return [
    ...models.filter(({ namespace }) => !whole.has(namespace)).flatMap((file) => unusedIn(file, mentions)),
    ...mentions.flatMap(({ file, offset, key, namespaces, isAsked }) => {
      const places = namespaces.length > 0 ? namespaces : [...known];
      const keys = isAsked ? places.flatMap((each) => keysOf.get(each) ?? []) : [key];
      if (keys.includes(key)) return [];
      const where =
        namespaces.length > 0
          ? `locales/${defaultLanguage}/${places[1] ?? places[0]}.json does not have`
          : 'no file of words has';
      const advice = didYouMean(key, keys, 'Add the text there, in every language, or correct the key.');
      return problemAt(file, offset, `asks for "${key}", which ${where}. ${advice}`);
    }),
  ];
}

function mentionsIn(file: TextFile, known: ReadonlySet<string>): Mention[] {
  const found = strings
    .flatMap((pattern) => [...file.text.matchAll(pattern)])
    .map(({ 1: asked, 3: text = '', index }) => {
      const [, namespace, key = ''] = /^(?:([a-z]\w*):(?! ))?(.*)$/is.exec(text) ?? [];
      const [, ...named] = /^(?:.*\/)?(\w+)\.json$|^(\w+)$/.exec(key) ?? [];
      return {
        offset: index,
        isAsked: asked !== undefined && !key.includes('$'),
        namespace,
        key,
        named: [namespace, ...named],
      };
    });
  const said = found.flatMap(({ named }) => named.filter((each = '') => known.has(each))) as string[];
  // A form is told its namespace when it runs: `useTranslation([name])`.
  const isOpen = /useTranslation\(\[?\w/.test(file.text);
  // `t()` looks into the common words too, in renderer/i18n/createI18n.ts.
  const own =
    said.length > 0 && !isOpen ? [...new Set(['common', ...said])].filter((each) => known.has(each)) : [];
  return found
    .filter(({ namespace, key }) =>
      namespace ? known.has(namespace) : said.length > 0 || isOpen || key.includes('.'),
    )
    .filter(({ key }) => /^[\w.$-]*[a-z.][\w.$-]*$/i.test(key.replaceAll(unknownPart, '$')))
    .map(({ namespace, ...rest }) => ({ file, ...rest, namespaces: namespace ? [namespace] : own }));
}

/** A key as code writes it: `items.2.title`. */
function asCode(key: string): string {
  return key.replaceAll(/\[(\d+)\]/g, '.$1');
}

/** The largest groups of which the code names neither a text nor what holds it. */
function unusedIn(file: WordFile, mentions: readonly Mention[]): Problem[] {
  const texts = new Set(
    mentions
      .filter(({ namespaces }) => namespaces.length === 0 || namespaces.includes(file.namespace))
      .map(({ key }) => key),
  );
  const patterns = [...texts].filter((text) => text.includes('$')).map(patternOf);
  const isNamed = (key: string) => texts.has(key) || patterns.some((pattern) => pattern.test(key));

  const entries = [...entriesOf(file)].map(([key, { node, parent }]) => ({
    key: asCode(key),
    parent: asCode(parent),
    node,
  }));
  // A group comes before what it holds: what holds a named key is in use, and so is what a named group holds.
  const named = new Set<string>();
  for (const { key, parent } of entries) if (named.has(parent) || (key && isNamed(key))) named.add(key);
  const used = new Set(
    [...named].flatMap((key) => key.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'))),
  );
  const unused = entries.filter(({ key }) => key && !used.has(key));
  const advice = 'is used by no page. Remove it in every language, or show it.';
  if (used.size === 0 && unused.length > 0) return [problemOf(file.path, advice)];
  return unused
    .filter(({ parent }) => used.has(parent) || !parent)
    .map(({ key, node }) => {
      const size = node.children
        ? ` (${count(file.texts.filter((each) => asCode(each.key).startsWith(`${key}.`)).length, 'text')})`
        : '';
      return problemAt(file, node.offset, `${key}${size} ${advice}`);
    });
}

function patternOf(template: string): RegExp {
  const parts = template.split(unknownPart).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}
