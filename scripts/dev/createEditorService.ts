import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { applyEdits, modify } from 'jsonc-parser';
import { z } from 'zod';
import { defaultLanguage, languages } from '../../content/languages.ts';
import { filesOf, type Unsaved } from '../check/files.ts';
import { formatProblems, lineAt, type Problem, problemOf } from '../check/problem.ts';
import { toTranslate } from '../check/toTranslate.ts';
import {
  isShownText,
  readTranslationFiles,
  type TextKind,
  textKindOf,
  translationFile,
} from '../check/translationFiles.ts';
import { nameOfPath } from '../check/valueFile.ts';

/** The body of `PUT /text`. The namespace becomes part of a path, so it must not have a slash, which could lead out of `locales/`. */
const textChanges = z.strictObject({
  key: z.string().regex(/^\w+:/),
  texts: z.partialRecord(
    z.enum(languages.map(({ code }) => code)),
    z.strictObject({ before: z.string(), after: z.string() }),
  ),
});
/** The maximum size of a request. Even the longest text, sent in all languages at once, is smaller. */
const maxChangeBytes = 256 * 1024;
type Check = (unsaved: Unsaved) => Promise<Problem[]>;

/**
 * Creates the HTTP service behind the editor of texts in `npm run dev`. It answers only pages of the development server (else 403), so that
 * no other site in the browser can read or write the project. The browser sends `Sec-Fetch-Site` (Fetch Metadata), which a page cannot
 * forge, and Vite refuses a foreign host name (`server.allowedHosts`).
 * - `GET /texts`: every text in every language, with its limits
 * - `GET /translations`: what is left to translate; for an old translation, its earlier and its present original
 * - `PUT /text`: saves a text in one or more languages, one request after the other. Responds with 400 if the body or the file is invalid,
 *   409 if the text has changed since it was read, 413 if the body is too large, 422 if the text breaks a rule
 */
export function createEditorService(project: string, check: Check): Hono {
  const service = new Hono();
  service.use(async (context, next) =>
    context.req.header('sec-fetch-site') === 'same-origin'
      ? next()
      : context.text('Only a page of this development server may ask.', 403),
  );
  service.get('/texts', (context) => context.json(listTexts(project)));
  service.get('/translations', (context) => context.json(listTranslations(project)));
  // The last requested save. The next save begins after it.
  let saving: Promise<unknown> = Promise.resolve();
  service.put('/text', bodyLimit({ maxSize: maxChangeBytes }), async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const { data, error } = textChanges.safeParse(body);
    if (!data) {
      return context.text(body === undefined ? 'The body is not JSON.' : z.prettifyError(error), 400);
    }
    const saved = saving.then(() => saveText(project, data.key, data.texts, check));
    saving = saved.catch(() => undefined);
    const { status, problems } = await saved;
    return context.text(formatProblems(problems), status);
  });
  return service;
}

interface SaveResult {
  status: 200 | 400 | 409 | 422;
  problems: Problem[];
}

/** Saves a text (`home:hero.title`) in the given languages. Saves nothing if a file no longer has the text `before`, or a check fails. */
export async function saveText(
  project: string,
  key: string,
  changes: Readonly<Record<string, { before: string; after: string }>>,
  check: Check,
): Promise<SaveResult> {
  const [namespace = '', keyInFile = ''] = key.split(':');
  const edits = Object.entries(changes).map(([language, change]) => ({
    file: `locales/${language}/${namespace}.json`,
    ...change,
  }));
  const rejection = (status: 400 | 409, among: { file: string }[], message: string): SaveResult => ({
    status,
    problems: among.map(({ file }) => problemOf(file, message)),
  });
  const stale = `${keyInFile} has changed since it was read. Choose the text again to see what it is now.`;
  const unknown = edits.filter(({ file }) => !isOwn(project, file));
  if (unknown.length > 0) {
    return rejection(400, unknown, 'is no file of this project.');
  }
  const files = edits.map(({ file, before, after }) => {
    const read = readFileSync(path.join(project, file), 'utf8');
    return { file, read, text: contentWith(file, read, keyInFile, before, after) };
  });
  const conflicts = files.filter(({ text }) => text === undefined);
  if (conflicts.length > 0) {
    return rejection(409, conflicts, stale);
  }
  const unsaved = new Map(files.map(({ file, text = '' }) => [file, Buffer.from(text)]));
  // Warnings, and problems in other files, do not prevent saving.
  const problems = (await check(unsaved)).filter(
    ({ file, severity }) => severity === 'error' && unsaved.has(file),
  );
  if (problems.length > 0) {
    return { status: 422, problems };
  }
  // The check takes a while. Meanwhile somebody may have saved a file in a code editor.
  const changed = files.filter(({ file, read }) => readFileSync(path.join(project, file), 'utf8') !== read);
  if (changed.length > 0) {
    return rejection(409, changed, stale);
  }
  for (const [file, bytes] of unsaved) {
    writeFileSync(path.join(project, file), bytes);
  }
  return { status: 200, problems: [] };
}

/** @returns whether a file exists and lies in the project, because a symbolic link may lead elsewhere */
function isOwn(project: string, file: string): boolean {
  const filePath = path.join(project, file);
  return existsSync(filePath) && realpathSync(filePath) === path.join(realpathSync(project), file);
}

/** @returns the content of the file with the new text; undefined if the file does not have the old text */
function contentWith(
  file: string,
  content: string,
  key: string,
  before: string,
  after: string,
): string | undefined {
  const { text, texts, root } = translationFile({ path: file, text: content });
  const found = texts.find((each) => nameOfPath(root, each.path) === key && each.value === before);
  return found && applyEdits(text, modify(text, [...found.path], after, {}));
}

/** A text in all languages, with its locations and its limits. */
export interface ListedText {
  /** With its namespace and the keys of list entries: `careers:positions.items[lead].title`. */
  key: string;
  /** A language without the text is left out. */
  languages: { language: string; file: string; line: number; text: string }[];
  limit: TextKind;
}

/** @returns every text that pages may show, in the order of the files */
export function listTexts(project: string): ListedText[] {
  const listed = new Map<string, ListedText>();
  const translations = readTranslationFiles(filesOf(project));
  for (const file of languages.flatMap(({ code }) =>
    translations.filter(({ language }) => language === code),
  )) {
    for (const { path, key: inFile, value } of file.texts.filter(isShownText)) {
      const key = `${file.namespace}:${nameOfPath(file.root, path)}`;
      const entry = listed.get(key) ?? { key, languages: [], limit: textKindOf(inFile) };
      entry.languages.push({
        language: file.language,
        file: file.path,
        line: lineAt(file.text, file.locationOf(path)?.offset ?? 0),
        text: value,
      });
      listed.set(key, entry);
    }
  }
  return [...listed.values()];
}

/** A text that is left to translate into a language, as the panel lists it. */
export interface ListedTranslation {
  /** With its namespace, as the key of a listed text. */
  key: string;
  language: string;
  originalLanguage: string;
  /** The original when it was translated, and as it is now; lists and plural forms as JSON. Undefined if the language has no text yet. */
  before?: string;
  now?: string;
}

/** @returns the texts that are left to translate; a list without keys counts as one text */
export function listTranslations(project: string): ListedTranslation[] {
  const translations = readTranslationFiles(filesOf(project));
  return toTranslate(project, translations).map(({ namespace, path, language, value, own, before }) => ({
    key: `${namespace}:${nameOfPath(translations.find((file) => file.language === defaultLanguage && file.namespace === namespace)?.root, path)}`,
    language,
    originalLanguage: defaultLanguage,
    ...(own && { before: shown(before), now: shown(value) }),
  }));
}

function shown(original: unknown): string {
  return typeof original === 'string' ? original : JSON.stringify(original);
}
