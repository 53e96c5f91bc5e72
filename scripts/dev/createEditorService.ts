import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { applyEdits, modify } from 'jsonc-parser';
import { z } from 'zod';
import type { Unsaved } from '../check/files.ts';
import { formatProblems, type Problem, problemOf } from '../check/problem.ts';
import { wordFile } from '../check/words.ts';
import { listOutdatedTexts, listTexts } from './listTexts.ts';

/** The body of `PUT /text`. The namespace and the language become parts of a file's path, so neither may contain a slash. */
const textChanges = z.strictObject({
  key: z.string().regex(/^\w+:/),
  texts: z.record(z.string().regex(/^[\w-]+$/), z.strictObject({ before: z.string(), after: z.string() })),
});
/** Checks the project as if the given contents were written. */
type Check = (unsaved: Unsaved) => Promise<Problem[]>;

/**
 * Creates the service that the editor on the page calls. It answers pages of the development server only, so that no other site can read
 * or write the project through an editor's browser. The browser states the origin of a request ("Sec-Fetch-Site", Fetch Metadata);
 * requests under a foreign host name are refused by Vite (`server.allowedHosts`).
 *
 * - `GET /texts`: every text in every language, with its limits and the number that marks it
 * - `GET /outdated`: of each translation that is older than its original, the original then and now; 503 where no history is there
 * - `PUT /text`: writes a text in one or more languages; 409 where a file has changed since it was read, 422 where a rule is broken
 * - `PUT /marks`, `DELETE /marks`: turns the marks of texts on or off
 *
 * @param mark turns the marks of texts on or off
 */
export function createEditorService(project: string, check: Check, mark: (isMarked: boolean) => void): Hono {
  const service = new Hono();
  service.use(async (context, next) =>
    context.req.header('sec-fetch-site') === 'same-origin'
      ? next()
      : context.text('Only a page of this server may ask.', 403),
  );
  service.get('/texts', (context) => context.json(listTexts(project)));
  service.get('/outdated', (context) => {
    try {
      return context.json(listOutdatedTexts(project));
    } catch (error) {
      return context.text(String(error instanceof Error ? error.message : error), 503);
    }
  });
  service.put('/text', async (context) => {
    const { data, error } = textChanges.safeParse(await context.req.json());
    if (!data) {
      return context.text(z.prettifyError(error), 400);
    }
    const { status, problems } = await saveText(project, data.key, data.texts, check);
    return context.text(formatProblems(problems), status);
  });
  service.on(['PUT', 'DELETE'], '/marks', (context) => {
    mark(context.req.method === 'PUT');
    return context.body(null, 204);
  });
  return service;
}

interface Outcome {
  status: 200 | 409 | 422;
  problems: Problem[];
}

/**
 * Writes a text into its files where the check allows it, in all languages or none. Everything else in the files stays as it is.
 *
 * @param key with its namespace: `home:hero.title`
 * @param changes by language; `before` is the text that was read
 * @returns 409 where a file has another text by now, 422 with the problems
 */
export async function saveText(
  project: string,
  key: string,
  changes: Readonly<Record<string, { before: string; after: string }>>,
  check: Check,
): Promise<Outcome> {
  const [namespace = '', keyInFile = ''] = key.split(':');
  const files = Object.entries(changes).map(([language, { before, after }]) => {
    const file = `locales/${language}/${namespace}.json`;
    return { file, text: changeIn(path.join(project, file), keyInFile, before, after) };
  });
  const conflicts = files.filter(({ text }) => text === undefined);
  if (conflicts.length > 0) {
    const message = `${keyInFile} has changed since it was read. Choose the text again to see what it is now.`;
    return { status: 409, problems: conflicts.map(({ file }) => problemOf(file, message)) };
  }
  const unsaved = new Map(files.map(({ file, text = '' }) => [file, Buffer.from(text)]));
  // Problems of other files do not prevent saving.
  const problems = (await check(unsaved)).filter(
    ({ file, severity }) => severity === 'error' && unsaved.has(file),
  );
  if (problems.length > 0) {
    return { status: 422, problems };
  }
  for (const [file, bytes] of unsaved) {
    writeFileSync(path.join(project, file), bytes);
  }
  return { status: 200, problems: [] };
}

/** @returns the whole file with the new text; nothing where it does not have the old one */
function changeIn(file: string, key: string, before: string, after: string): string | undefined {
  const { text, texts } = wordFile({ path: file, text: readFileSync(file, 'utf8') });
  const found = texts.find((each) => each.key === key && each.value === before);
  return found && applyEdits(text, modify(text, [...found.path], after, {}));
}
