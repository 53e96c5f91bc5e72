import { fittingTitle, headLimits } from '../../content/headLimits.ts';
import type { ProjectFiles, TextFile } from './files.ts';
import { parseJsonFile } from './jsonFile.ts';
import { didYouMean, type Problem, problemAt, problemOf, quote, readByNothing } from './problem.ts';
import { problemIn, type Value, type ValueFile } from './valueFile.ts';
import { discardedTerm, foreignSentence } from './vocabulary.ts';

export interface TranslationFile extends ValueFile {
  /** The folder's name. It should be a language code. */
  language: string;
  namespace: string;
}

/** The path of a translation file. Copies made by systems and programs have other names: `home (1).json`, `home.json.orig`. */
export const translationFilePath = /^locales\/[^/]+\/\w+\.json$/;

/** @returns the files of `locales/`, also those in folders that are no language */
export function readTranslationFiles({ read }: ProjectFiles): TranslationFile[] {
  return read(translationFilePath).map(translationFile);
}

/** @returns a problem for each file among translations, content and settings that nothing reads: `home.json.orig`, `.env.local` */
export function strayFiles(paths: readonly string[]): Problem[] {
  const stray =
    /^(?:locales\/.*\/|content\/.*\.(?:json|md)[^/]|content\/articles\/[^/]+\/(?![a-z]{2}\.)[^/]*\.md$|\.env(?!$|\.example$|rc$))/;
  return paths
    .filter((path) => stray.test(path) && !translationFilePath.test(path) && !path.endsWith('/flag.svg'))
    .map((path) => problemOf(path, readByNothing));
}

/** @param file with its path relative to the project's folder: `locales/fr/home.json` */
export function translationFile(file: TextFile): TranslationFile {
  const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(file.path) ?? [];
  return { ...parseJsonFile(file), language, namespace };
}

/** @returns whether a value is a text to translate: it has letters, and is not the `key` or `id` of a list entry */
export function isShownText({ key, value }: Value<string>): boolean {
  return !/\]\.(?:key|id)$/.test(key) && /\p{L}/u.test(value);
}

export interface TextsContext {
  company: string | undefined;
  /** If undefined, any placeholder is allowed. */
  variables?: VariableNames;
}

/** A rule on one text. Its message follows the key of the text. */
type TextRule = (
  text: string,
  key: string,
  file: TranslationFile,
  context: TextsContext,
) => string | undefined;

const textRules: readonly TextRule[] = [
  (text) =>
    text.trim() === '' ? 'is empty. Write the text, or remove the key in every language.' : undefined,
  (text) => pasteError(text),
  markup,
  wrongLength,
  // Keywords are what visitors search for, so they may contain terms that the glossaries have replaced.
  (text, key, { language }) => (key.includes('keywords') ? undefined : discardedTerm(text, language)),
  (text, _key, { language }) => foreignSentence(text, language),
  malformedPlaceholder,
  (text, _key, _file, { variables }) => variables && unknownPlaceholder(text, variables),
  (text, _key, _file, { company }) =>
    company && text.includes(company) ? `says ${quote(company)}. Write {{company}}.` : undefined,
];

/** @returns the problems with the texts of one file, without comparing languages */
export function checkTranslationFile(file: TranslationFile, context: TextsContext): Problem[] {
  return file.texts.flatMap(({ path, key, value }) =>
    textRules.flatMap((rule) => {
      const message = rule(value, key, file, context);
      return message ? problemIn(file, path, message) : [];
    }),
  );
}

/**
 * Characters that no file needs. They come from pasted text or from a wrong encoding:
 * - control characters, which XML (and so a feed) cannot contain (XML 1.0, 2.2)
 * - lone surrogates, and U+FFFD, which replaces an unreadable character
 * - invisible characters that break a line or change the direction of the text (CVE-2021-42574)
 */
export const unexpectedInArticles = /(?![\n\r\t])\p{Cc}|[\u2028-\u202e\ufeff\ufff0-\uffff]|\p{Surrogate}/u;
/** Translations and content allow fewer characters than articles. U+200C, U+200D and U+2066 to U+2069 remain allowed for Arabic. */
const unexpected = new RegExp(
  `${unexpectedInArticles.source}|[\\u200b\\u200e\\u200f\\u{e0000}-\\u{10ffff}]`,
  'u',
);

function unexpectedCharacter(text: string, pattern: RegExp): string | undefined {
  const code = pattern.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return (
    code && `has an invisible character (U+${code}). Retype the text around it, or save the file as UTF-8.`
  );
}

/** Matches text that was encoded twice: UTF-8 that was read as Windows-1252, and visible escapes of JSON or of URLs. */
export const encodedTwice =
  /[ÂÃ][\u0080-\u00bf€‰ˆŠ‡]|[ØÙ][\u0080-\u00bf„…†‡]|â[€\u0080]|Å“|\\(?:u[\da-fA-F]{4}|[nrt"](?![a-z]))|[%=][c-fC-F][\da-fA-F][%=][89abAB][\da-fA-F]/;

/** Matches a URL that only its author can open: on this machine, in its network or on its disk (RFC 1918, 6761 and 6762). */
export const ownUrl =
  /(?:https?:)?\/\/(?:localhost|(?:127|10)(?:\.\d+){3}|0\.0\.0\.0|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|(?:\[|%5B)::1?(?:\]|%5D)|[\w.-]+\.(?:local|localhost|internal|lan))(?![\w.-]*\w)\S*|\b(?:localhost|127\.0\.0\.1):\d+|\bfile:\/\/\S*/i;

/** @returns a message about a trace of pasting: an invisible character, text that was encoded twice, or a local URL */
export function pasteError(text: string, pattern = unexpected): string | undefined {
  const [twice] = encodedTwice.exec(text) ?? [];
  const [url] = ownUrl.exec(text) ?? [];
  return (
    unexpectedCharacter(text, pattern) ??
    (twice && `shows ${twice} letter by letter: it was encoded twice. Write the character that is meant.`) ??
    (url && `names ${quote(url)}, which no visitor reaches. Write the address that they reach.`)
  );
}

/** @returns a problem for each line with an unexpected character. If no line has one: for each text that was encoded twice, for example. */
export function pasteErrors(file: ValueFile, pattern = unexpected): Problem[] {
  const inLines = [...file.text.matchAll(/.+/g)].flatMap(({ 0: line, index }) => {
    const message = unexpectedCharacter(line, pattern);
    return message ? problemAt(file, index, message) : [];
  });
  const inTexts = file.texts.flatMap(({ path, value }) => {
    const message = pasteError(value, pattern);
    return message ? problemIn(file, path, message) : [];
  });
  return inLines.length > 0 ? inLines : inTexts;
}

/** Matches HTML, its entities, Markdown, and i18next's nesting (`$t(key)`). "- " is allowed, because the chat shows it as a list. */
const markupPattern =
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);|\*\*|__\w|\]\(|`|^#{1,6}(?=\s|[\p{L}])|^>\s|\$t\(/iu;

/** @returns a message about markup, which pages would show as text */
function markup(text: string): string | undefined {
  const [found] = markupPattern.exec(text) ?? [];
  return (
    found && `holds ${found}, which the page would show as it is. Write plain text, as it is to be read.`
  );
}

/** The kind of a text, and its limits in characters. */
export interface TextKind {
  kind: string;
  min: number;
  max: number;
}

/** Kinds of texts by their key. The first match counts. */
const textKinds: readonly (TextKind & { keys: RegExp })[] = [
  { keys: /(?:\bm|M)eta\.title$/, kind: 'a title for search engines', ...headLimits.title },
  { keys: /(?:\bm|M)eta\.description$/, kind: 'a description for search engines', ...headLimits.description },
  { keys: /(?:(?<!sub)title|heading)$/i, kind: 'a heading', min: 1, max: 90 },
];

export function textKindOf(key: string): TextKind {
  const names = key.replaceAll(/\[\d+\]/g, '');
  return textKinds.find(({ keys }) => keys.test(names)) ?? { kind: 'a text', min: 1, max: 480 };
}

/**
 * Checks the length of a text as visitors see it, with the company's name. A long title is shown without this name (`fittingTitle`).
 * A text with a placeholder is never too short, because most placeholders get their values only on the built page.
 */
function wrongLength(
  text: string,
  key: string,
  _: TranslationFile,
  { company = '' }: TextsContext,
): string | undefined {
  const { kind, min, max } = textKindOf(key);
  const shown = fittingTitle(text.replaceAll('{{company}}', company), company);
  const length = [...shown.replaceAll(placeholder, '')].length;
  if (length > max) {
    return `has ${length} characters; ${kind} has ${max} at most. Take ${length - max} away.`;
  }
  // The first of `textRules` reports an empty text.
  return !text.includes('{{') && text.trim() && length < min
    ? `has ${length} characters; ${kind} has ${min} at least. Add ${min - length}.`
    : undefined;
}

const placeholder = /\{\{-?\s*([^\s,}]+)[^}]*\}\}/g;

/** @returns the names of a text's placeholders, without their format: `date` for `{{date, datetime}}` */
export function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
}

export interface VariableNames {
  /** The names from content, translations and code (`givenNames`). The names of figures are not among them. */
  names: ReadonlySet<string>;
  /** The names from content. Their values are filled in wherever a text uses them. */
  content: ReadonlySet<string>;
  /** The keys of `content/figures.json`, which texts use with a prefix (`ofFigure`). */
  figures: ReadonlySet<string>;
  /** The known names that texts use. One of them is suggested for a misspelt placeholder. */
  variables: ReadonlySet<string>;
}

/** The forms of a figure: as pages show it (`figures.projects`), its number (`numbers.projects`), what it counts (`basis.projects`). */
const ofFigure = /^(figures|numbers|basis)\.(.*)$/;

/** The forms of a commitment: `replyTimeInFigures`, `replyTimeInFull`, and `ReplyTime` at the start of a sentence. */
const formOfName = /(?:InFigures|InFull)$/;

/** @returns the plain name of a commitment, whatever the form it is given in: `replyTime` */
function plainName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1).replace(formOfName, '');
}

/** @returns whether a placeholder gets its value from content; if not, the code of a page sets it */
export function isContent(name: string, { content }: VariableNames): boolean {
  return ofFigure.test(name) || content.has(name) || content.has(plainName(name));
}

/** @returns a message about a placeholder without a value: it is misspelt, or its content was removed */
export function unknownPlaceholder(
  text: string,
  { names, figures, variables }: VariableNames,
): string | undefined {
  const unknown = [...placeholdersOf(text)].find((name) => {
    const [, , figure] = ofFigure.exec(name) ?? [];
    return figure === undefined ? !names.has(name) && !names.has(plainName(name)) : !figures.has(figure);
  });
  if (!unknown) {
    return undefined;
  }
  const [, group] = ofFigure.exec(unknown) ?? [];
  const known = group ? [...figures].map((each) => `${group}.${each}`) : variables;
  const others = new Set([...known].filter((name) => name !== unknown));
  const advice = didYouMean(
    unknown,
    others,
    'Correct the name, restore its value in content/, or take it out of the text.',
  );
  return `has {{${unknown}}}, which has no value. ${advice}`;
}

/** The allowed placeholders: `{{name}}`, `{{-name}}`, `{{figures.name}}`, `{{date, datetime}}`. i18next would read other spellings too. */
const validPlaceholder = /\{\{-?[\w.]+(?:, ?[\w(): ]+)?\}\}/g;

export function malformedPlaceholder(text: string): string | undefined {
  const [rest] = text.replaceAll(validPlaceholder, '').match(/\{+\s*[^{}]*\}*|\}+/) ?? [];
  const name = rest?.replaceAll(/[{}\s]/g, '') || 'name';
  return (
    rest && `has ${quote(rest.trim())}, which is no placeholder. Write {{${name}}}, or leave the braces out.`
  );
}
