import { defaultLanguage } from '../../content/languages.ts';
import { problemIn, type TextFile } from './files.ts';
import type { Problem } from './problem.ts';
import { pluralForm } from './translations.ts';
import type { WordFile } from './words.ts';

/** A string of the code that may be a key, or a part of one: `${…}` in it stands for any name. */
interface Mention {
  /** Without the namespace. */
  key: string;
  /** Where the key may stand; anywhere where the code does not say. */
  namespaces: readonly string[];
}

/** Strings in quotes, those inside templates too, and templates. */
const strings = [/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g, /(`)((?:[^`\\]|\\.)*)`/g];

/** A part of a key that is known at run time only. */
const unknownPart = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * Code that reads a file of words without `t()`, or names it with a language that it knows later. Such a file is left out whole, for
 * which of its texts are read cannot be told: one that is not used is not found.
 */
const wholeFile =
  /readWords[^(]*\([^)]*'(\w+)'|locales\/\$\{\w+\}\/(\w+)\.json|^import (?!type)[^;]*\/fr\/(\w+)\.json'/gm;

/**
 * Texts of the default language that no string of the code names. Which function is given a string is not read: that a key that
 * code asks for exists and is a text is what the types hold (`locales/i18next.d.ts`), and a page that shows a key is not built.
 */
export function unusedTexts(files: readonly WordFile[], code: readonly TextFile[]): Problem[] {
  const models = files.filter(({ language, root }) => language === defaultLanguage && root !== undefined);
  const known = new Set(models.map(({ namespace }) => namespace));
  const mentions = code.flatMap(({ text }) => mentionsIn(text, known));
  const whole = new Set(
    code.flatMap(({ text }) => [...text.matchAll(wholeFile)].flatMap((found) => found.slice(1))),
  );
  return models.filter(({ namespace }) => !whole.has(namespace)).flatMap((file) => unusedIn(file, mentions));
}

function mentionsIn(text: string, known: ReadonlySet<string>): Mention[] {
  const found = strings.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , content = '']) => {
      const [, namespace, key = ''] = /^(?:([a-z]\w*):(?! ))?(.*)$/is.exec(content) ?? [];
      return { namespace, key };
    }),
  );
  const said = found
    .flatMap(({ namespace, key }) => [namespace, /^(?:.*\/)?(\w+)(?:\.json)?$/.exec(key)?.[1]])
    .filter((each = '') => known.has(each)) as string[];
  // A form is told its namespace when it runs: `useTranslation([name])`.
  const isOpen = /useTranslation\(\[?\w/.test(text);
  // `t()` looks into the common words too, in renderer/i18n/createI18n.ts.
  const own = isOpen || said.length === 0 ? [] : ['common', ...said];
  return found
    .filter(({ namespace, key }) =>
      namespace ? known.has(namespace) : said.length > 0 || isOpen || key.includes('.'),
    )
    .filter(({ key }) => /^[\w.$-]*[a-z.][\w.$-]*$/i.test(key.replaceAll(unknownPart, '$')))
    .map(({ namespace, key }) => ({ key, namespaces: namespace ? [namespace] : own }));
}

/** The texts of which the code names neither the key nor that of a group or list around them. */
function unusedIn(file: WordFile, mentions: readonly Mention[]): Problem[] {
  const named = new Set(
    mentions
      .filter(({ namespaces }) => namespaces.length === 0 || namespaces.includes(file.namespace))
      .map(({ key }) => key),
  );
  const patterns = [...named].filter((key) => key.includes('$')).map(patternOf);
  // Code writes `items.2.title`, and of a text in several forms `left`.
  const isNamed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key));
  return file.texts
    .filter(({ path }) => {
      const around = path.map((_, index) => path.slice(0, index + 1).join('.'));
      return ![...around, path.join('.').replace(pluralForm, '')].some(isNamed);
    })
    .map(({ path }) => problemIn(file, path, 'is used by no page. Remove it in every language, or show it.'));
}

function patternOf(template: string): RegExp {
  const parts = template.split(unknownPart).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}
