import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { formatProblems, type Problem } from '../check/problem.ts';
import { listTexts } from './listTexts.ts';
import { saveText } from './saveText.ts';

/** Both become part of a file's name. */
const changes = z.strictObject({
  key: z.string().regex(/^\w+:/),
  texts: z.record(z.string().regex(/^[\w-]+$/), z.strictObject({ before: z.string(), after: z.string() })),
});
const marking = z.strictObject({ isMarked: z.boolean() });
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * What the editor on the page asks the development server. Only a page of that server may ask.
 *
 * - `GET /texts`: every text in every language, with its limits and the number that marks it
 * - `PUT /text`: writes it in one or more languages; 409 where a file has changed since it was read, 422 where a rule is broken
 * - `PUT /marks`: whether pages mark their texts
 *
 * @param mark marks the texts of pages, or no longer
 */
export function createEditorService(
  project: string,
  errorsWith: (unsaved: Readonly<Record<string, string>>) => Promise<Problem[]>,
  mark: (isMarked: boolean) => void,
): Hono {
  const service = new Hono();
  service.use(async (context, next) =>
    isFromThisPage(context.req.raw) ? next() : context.text('Only a page of this server may ask.', 403),
  );
  service.get('/texts', (context) => context.json(listTexts(project)));
  service.put('/text', bodyOf(changes), async (context) => {
    const { key, texts } = context.req.valid('json');
    const { status, problems } = await saveText(project, key, texts, errorsWith);
    return context.text(formatProblems(problems), status);
  });
  service.put('/marks', bodyOf(marking), (context) => {
    mark(context.req.valid('json').isMarked);
    return context.body(null, 204);
  });
  return service;
}

/**
 * Whether a request was made by a page of this very server: no other site may read or write the project through the
 * browser of somebody who edits it, nor by giving its own name this machine's address (DNS rebinding).
 * A browser sets these headers itself (Fetch, "Origin header"; Fetch Metadata, "Sec-Fetch-Site").
 */
function isFromThisPage({ headers, method }: Request): boolean {
  const host = headers.get('host') ?? '';
  if (!localHost.test(host)) return false;
  const reads = method === 'GET';
  const origin = headers.get('origin') ?? (reads ? `http://${host}` : '');
  const isJson = reads || headers.get('content-type')?.split(';', 1)[0] === 'application/json';
  return origin === `http://${host}` && headers.get('sec-fetch-site') === 'same-origin' && isJson;
}

function bodyOf<Schema extends z.ZodType>(schema: Schema) {
  return validator('json', (body, context) => {
    const { success, data, error } = schema.safeParse(body);
    return success ? data : context.text(z.prettifyError(error), 400);
  });
}
