import { getNodePath } from 'jsonc-parser';
import { headLimits } from '../../content/headLimits.ts';
import { languages } from '../../content/languages.ts';
import { discardedTerm } from './discardedTerms.ts';
import { type JsonFile, keyOf, parseJsonFile, propertiesOf, type TextFile, valuesUnder } from './files.ts';
import { foreignSentence } from './foreignSentence.ts';
import { didYouMean, type Problem, problemAt, quote } from './problem.ts';

/** One file of `locales/`. */
export interface WordFile extends JsonFile {
  /** The folder's name, which is a language code when all is well. */
  language: string;
  /** The file's name without `.json`. */
  namespace: string;
  /** Its texts in their order; numbers and the like are left out. */
  texts: readonly WordText[];
}

/** One text of a file. */
export interface WordText {
  /** With the places in lists: `positions.items[2].title`. */
  key: string;
  text: string;
  /** From the start of the file. */
  offset: number;
}

/** @param path relative to the project's folder: `locales/fr/home.json` */
export function wordFile(path: string, text: string, fault?: string): WordFile {
  const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const file = parseJsonFile(path, text, fault);
  return { ...file, language, namespace, texts: textsOf(file) };
}

/** @returns the texts of a file, with their places */
export function textsOf({ root }: JsonFile): WordText[] {
  const nodes = root ? valuesUnder(root).filter(({ type }) => type === 'string') : [];
  return nodes.map((node) => ({ key: keyOf(node), text: node.value, offset: node.offset }));
}

/** What the rules on one file of words are told of the rest of the project. */
export interface WordsContext {
  /** What pages put into placeholders, where it is known: `{ company: 'Éprouva' }`. */
  values: Readonly<Record<string, string>>;
  /** Whether anything gives a value to a placeholder of this name. */
  isKnown: (placeholder: string) => boolean;
  /** Names that a misspelt placeholder may have meant. */
  names: readonly string[];
}

/** A rule on one text: the message follows its key. */
type TextRule = (text: WordText, file: WordFile, context: WordsContext) => string | undefined;

const textRules: readonly TextRule[] = [
  ({ text }) =>
    text.trim() === '' ? 'is empty. Write the text, or remove the key in every language.' : undefined,
  ({ text }, { path }) => strangeCharacter(text, path),
  ({ text }) => markup(text),
  tooLong,
  straightApostrophe,
  ({ text }, { language }) => (language === 'fr' ? frenchSpace(text) : undefined),
  // Keywords are what visitors type.
  ({ key, text }, { language }) => (key.includes('keywords') ? undefined : discardedTerm(text, language)),
  // The specification has the legal notice in two languages only.
  ({ text }, { language, namespace }) =>
    namespace === 'legalNotice' ? undefined : foreignSentence(text, language),
  malformedPlaceholder,
  unknownPlaceholder,
  ({ text }, _, { values: { company } }) =>
    company && text.includes(company) ? `says ${quote(company)}. Write {{company}}.` : undefined,
];

/** @returns what is wrong with the texts of one file, whatever stands in the others */
export function checkWordFile(file: WordFile, context: WordsContext): Problem[] {
  const found = file.texts.flatMap((text) =>
    textRules.flatMap((rule) => {
      const message = rule(text, file, context);
      return message ? problemAt(file, text.offset, `${text.key} ${message}`) : [];
    }),
  );
  return [...found, ...headLengths(file, context.values)];
}

/** What nobody sees in an editor and a reader stumbles on, with what it is. */
const strangeKinds: readonly (readonly [RegExp, string])[] = [
  [/(?![\n\r\t])\p{Cc}/u, 'a control character'],
  [/[\u202a-\u202e\u2066-\u2069]/, 'a sign that turns the direction of the text around'],
  [/[\u200b-\u200f\ufeff]/, 'a character without width'],
  [/[\u2028\u2029]/, 'a line separator'],
  [/\p{Surrogate}/u, 'half of a character'],
  [/\ufffd/, 'the sign of a letter that was lost'],
  [/[\ufff0-\uffff\u{e0000}-\u{10ffff}]/u, 'a character that no font has'],
  [/\u00c3[\u0080-\u00bf]|\u00e2\u20ac/, 'letters that were saved in one encoding and read in another'],
];

/** Arabic joins and parts letters with characters without width. */
const joiners = /(?<=\p{Script=Arabic})[\u200c\u200d]/gu;
/** Between right-to-left words, a figure keeps its signs on their side by an isolate (Unicode, UAX #9), which has to be closed. */
const isolates = /\u2068([^\u2066-\u2069]+)\u2069/g;
const rightToLeft = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
const rightToLeftFile = new RegExp(`/(?:${rightToLeft.join('|')})(?:/|\\.md$)`);

/**
 * @param path where it stands, which says whether it is read from right to left
 * @returns a message about a character that no text needs: most come with what is pasted from elsewhere
 */
export function strangeCharacter(text: string, path: string): string | undefined {
  const joined = text.replaceAll(joiners, ' ');
  const read = rightToLeftFile.test(path) ? joined.replaceAll(isolates, ' $1 ') : joined;
  for (const [kind, what] of strangeKinds) {
    const [found] = kind.exec(read) ?? [];
    const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    if (found) return `holds ${what} (U+${code}). Remove it, or write the text anew.`;
  }
  return undefined;
}

/** @returns one problem for each text of a JSON file that holds such a character, or for a file that is not JSON */
export function strangeCharacters(file: JsonFile | TextFile): Problem[] {
  const texts = 'root' in file && file.path.endsWith('.json') ? textsOf(file) : undefined;
  const parts =
    texts ??
    file.text.split('\n').map((text, index, lines) => ({
      key: '',
      text,
      offset: lines.slice(0, index).join('\n').length + Math.min(index, 1),
    }));
  return parts.flatMap(({ key, text, offset }) => {
    const message = strangeCharacter(text, file.path);
    return message ? problemAt(file, offset, `${key} ${message}`.trim()) : [];
  });
}

/** HTML, its entities, Markdown and calls of i18next's own. Lines that begin with "- " are lists in the chat's answers. */
const markupSigns =
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);|\*\*|__\w|\]\(|`|^#{1,6}(?=\s|[\p{L}])|^>\s|\$t\(/iu;

function markup(text: string): string | undefined {
  const [found] = markupSigns.exec(text) ?? [];
  if (!found) return undefined;
  const advice = found.startsWith('&')
    ? 'Write the character itself'
    : 'Write plain text; the page decides how it looks';
  return `holds ${found}, which the page would show as it is. ${advice}.`;
}

/** Kinds of texts by the name of their key, with the most characters that their place bears: the first that fits counts. */
const textKinds: readonly { names: RegExp; kind: string; most: number }[] = [
  { names: /^(?:paragraphs|text)$/, kind: 'a paragraph', most: 480 },
  { names: /(?:(?<!sub)title|heading)$/i, kind: 'a heading', most: 90 },
  {
    names: /^(?:overline|crumb|badge|category|cta|button|submit|link|name|city|tag|tags)$/i,
    kind: 'a short label',
    most: 70,
  },
  { names: /(?:label|placeholder)$/i, kind: 'a label', most: 130 },
  { names: /^/, kind: 'a text', most: 360 },
];

/** @returns what the text of a key is, and how many characters it may have */
export function textKindOf(key: string): { kind: string; most: number } {
  const [name = ''] = key
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .slice(-1);
  return (
    textKinds.find(({ names }) => names.test(name)) ?? { kind: 'a text', most: Number.POSITIVE_INFINITY }
  );
}

function tooLong({ key, text }: WordText): string | undefined {
  const { kind, most } = textKindOf(key);
  const length = [...text].length;
  return length > most
    ? `has ${length} characters; ${kind} has ${most} at most. Take ${length - most} away.`
    : undefined;
}

/** Titles and descriptions of the head, in each object named `meta` or `…Meta`. */
function headLengths(file: WordFile, values: Readonly<Record<string, string>>): Problem[] {
  const heads = (file.root ? valuesUnder(file.root) : []).filter(
    (node) => node.type === 'object' && /^meta$|Meta$/.test(String(getNodePath(node).at(-1))),
  );
  return heads.flatMap((head) =>
    Object.entries(headLimits).flatMap(([name, { least, most }]) => {
      const found = propertiesOf(head).find((property) => property.name === name);
      const wrong = (message: string) =>
        problemAt(file, found?.offset ?? head.offset, `${keyOf(head)}.${name} ${message}`);
      if (!found) return wrong('is missing: a page needs a title and a description for search engines.');
      if (found.value.type !== 'string') return [];
      // A placeholder that something else fills in has no length here.
      const shown = String(found.value.value).replaceAll(
        /\{\{-?\s*([\w.]+)[^}]*\}\}/g,
        (_, placeholder) => values[placeholder] ?? '',
      );
      const isWhole = [...placeholdersOf(found.value.value)].every((name) => name in values);
      const length = [...shown].length;
      if (length > most)
        return wrong(`has ${length} characters, ${most} at most. Take ${length - most} away.`);
      // An empty text is said to be empty elsewhere.
      return isWhole && length > 0 && length < least
        ? wrong(`has ${length} characters, ${least} at least. Add ${least - length}.`)
        : [];
    }),
  );
}

/** Texts that keep their straight apostrophes: fixed wordings, which are looked for letter by letter. */
const fixedTexts: readonly string[] = [
  "Ce domaine n'existe pas ou n'est pas encore disponible.",
  "We'll get back to you within {{replyTime}}.",
];

/** Straight apostrophes, in any language: the site is set with typographic ones. */
function straightApostrophe({ text }: WordText): string | undefined {
  const [word] = /\S*'\S*/.exec(text) ?? [];
  if (!word || fixedTexts.includes(text)) return undefined;
  return `has a straight apostrophe in ${quote(word)}. Write ${quote(word.replaceAll("'", '’'))}.`;
}

const noBreak = '[\\u00a0\\u202f]';

/**
 * What comes before and after the place where the space is wrong or missing. French sets a no-break space before `: ; ? ! %`
 * and inside « » (Imprimerie nationale, "Lexique des règles typographiques"): U+00A0, or U+202F, which is narrower.
 */
const wrongSpaces: readonly RegExp[] = [
  // An ordinary space, or none, before ; ? ! that end a part of the text.
  /(?<before>[^\s?!…(])(?<space>[ \t]?)(?<after>[;?!])(?=$|[\s»”")?!])/u,
  // The same before a colon: 10:30, https://… and a:b are left alone.
  /(?<before>\S)(?<space>[ \t]?)(?<after>:)(?=$|\s)/u,
  /(?<before>[\d}])(?<space>[ \t]?)(?<after>%)/u,
  new RegExp(`(?<before>«)(?<space>[ \\t]?)(?<after>(?!${noBreak})\\S)`, 'u'),
  /(?<before>\S)(?<space>[ \t]?)(?<after>»)/u,
];

function frenchSpace(text: string): string | undefined {
  for (const pattern of wrongSpaces) {
    const found = pattern.exec(text);
    if (!found?.groups) continue;
    const { before = '', space = '', after = '' } = found.groups;
    const [side, mark] = before === '«' ? ['after', before] : ['before', after];
    const context = text.slice(Math.max(0, found.index - 15), found.index + found[0].length);
    const what = space ? `an ordinary space ${side} "${mark}"` : `no space ${side} "${mark}"`;
    return `has ${what} (…${context}). Write a no-break space there (U+00A0; U+202F before ; ? !).`;
  }
  return undefined;
}

/**
 * @param text a text of `locales/`
 * @returns the names of its i18next placeholders, without format: `{{date, datetime}}` gives `date`
 */
export function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{-?\s*([^\s,}]+)[^}]*\}\}/g)].map(([, name = '']) => name));
}

/** As i18next reads it: `{{name}}`, `{{figures.name}}`, `{{date, datetime}}`, `{{count}}`. */
const validPlaceholder = /\{\{-?[\w.]+(?:, ?[\w(): ]+)?\}\}/g;

function malformedPlaceholder({ text }: WordText): string | undefined {
  const [rest] = text.replaceAll(validPlaceholder, '').match(/\{+\s*[^{}]*\}*|\}+/) ?? [];
  if (rest === undefined) return undefined;
  const name = rest.replaceAll(/[{}\s]/g, '');
  const advice = name ? `Write {{${name}}}, or leave the braces out.` : 'Leave the braces out.';
  return `has ${quote(rest.trim())}, which is no placeholder. ${advice}`;
}

function unknownPlaceholder({ text }: WordText, _: WordFile, { isKnown, names }: WordsContext) {
  const strange = [...placeholdersOf(text)].find((name) => !isKnown(name));
  if (strange === undefined) return undefined;
  const advice = didYouMean(
    strange,
    names,
    'Correct its name, or give it a value where the text is asked for.',
  );
  return `has {{${strange}}}, to which no page gives a value. ${advice}`;
}
