import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { formatProblems } from '../check/formatProblems.ts';
import { describeText } from './describeText.ts';
import { findForgotten } from './findForgotten.ts';
import { isFromThisPage } from './isFromThisPage.ts';
import { listTexts } from './listTexts.ts';
import { saveText } from './saveText.ts';
import { type ShownWords, shownWords } from './showWords.ts';
import type { Faults } from './watchFaults.ts';

/** Both become part of a file's name. */
const changes = z.strictObject({
  key: z.string().regex(/^\w+:/),
  texts: z.record(z.string().regex(/^[\w-]+$/), z.strictObject({ before: z.string(), after: z.string() })),
});

/**
 * What the editor on the page asks the development server. Only a page of that server may ask.
 *
 * - `GET /texts`: every text in every language, with the number that marks it
 * - `GET /text?key=home:hero.title`: where it stands, who uses it, how long it may be
 * - `PUT /text`: writes it in one or more languages; 409 where a file has changed since it was read, 422 where a rule is broken
 * - `GET /forgotten`: what one language has changed and another has not
 * - `PUT /shown`: how pages show their words
 *
 * @param project its folder
 * @param faults holds a change against the rules
 * @param show shows words in another way
 */
export function createEditorService(
  project: string,
  faults: Pick<Faults, 'newWith'>,
  show: (how: ShownWords) => void,
): Hono {
  const service = new Hono();
  service.use(async (context, next) =>
    isFromThisPage(context.req.raw) ? next() : context.text('Only a page of this server may ask.', 403),
  );
  service.get('/texts', (context) => context.json(listTexts(project)));
  service.get('/text', (context) => {
    const described = describeText(project, context.req.query('key') ?? '');
    return described ? context.json(described) : context.notFound();
  });
  service.get('/forgotten', async (context) => context.json(await findForgotten(project)));
  service.put('/text', bodyOf(changes), async (context) => {
    const { key, texts } = context.req.valid('json');
    const { status, problems } = await saveText(project, key, texts, faults);
    return context.text(formatProblems(problems), status);
  });
  service.put('/shown', bodyOf(z.strictObject({ shown: z.enum(shownWords) })), (context) => {
    show(context.req.valid('json').shown);
    return context.body(null, 204);
  });
  return service;
}

function bodyOf<Schema extends z.ZodType>(schema: Schema) {
  return validator('json', (body, context) => {
    const { success, data, error } = schema.safeParse(body);
    return success ? data : context.text(z.prettifyError(error), 400);
  });
}
