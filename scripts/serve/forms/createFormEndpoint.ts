import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { languageDetector } from 'hono/language';
import { builtLanguages } from '../../../content/builtLanguages.ts';
import { defaultLanguage } from '../../../content/languages.ts';
import type { FloodLimit } from '../../../functions/service/createFloodLimit.ts';
import { createService } from '../../../functions/service/createService.ts';
import { Refusal } from '../../../functions/service/Refusal.ts';
import { addressOf } from '../addressOf.ts';
import type { StoreSubmission } from './createSubmissionStore.ts';
import { checkFields, type FormErrorCode, localForms } from './formSchema.ts';
import { nativePageHeaders, pageLanguage, refusalPage, thanksPage } from './nativePage.ts';

/** The largest body of one submission. */
export const largestSubmissionBytes = 64 * 1024;

export interface FormEndpointOptions {
  store: StoreSubmission;
  floodLimit: FloodLimit;
  /** Receives what went wrong on our side. It never contains what a visitor wrote. */
  report?: ((message: string) => void) | undefined;
}

/**
 * A local stand-in for Formspree, the form-collection service: `POST /{id}` takes a submission,
 * `GET /{id}/thanks` is the page after it. Statuses, codes and control fields (`_next`, `_gotcha`,
 * `_subject`, `_language`) are those of Formspree, as its client `@formspree/core` and the published source
 * of its server say (`formspree/formspree` on GitHub).
 *
 * @returns a Hono app to mount at `/f`
 */
export function createFormEndpoint({ store, floodLimit, report = console.error }: FormEndpointOptions): Hono {
  const service = createService<FormErrorCode>({
    name: 'The form endpoint',
    path: '/:id',
    // Any site may send a form to a form-collection service, and nobody is logged in to it.
    cors: { origin: '*', allowHeaders: ['Accept', 'Content-Type', 'X-Requested-With'] },
    // Called for the 404 alone that it throws when there is no such form.
    admit: (context) => void formOf(context),
    floodLimit,
    addressOf,
    largestBody: largestSubmissionBytes,
    answer: async (context) => {
      const {
        _gotcha: filledByMachines = '',
        _next,
        _language,
        'g-recaptcha-response': token = '',
        ...fields
      } = await readFields(context);
      const language = builtLanguages.find((supported) => supported === _language);
      if (language) context.set('language', language);

      const { id, schema } = formOf(context);
      const next =
        sameSitePath(_next, context.req.url) ?? `/f/${id}/thanks?language=${pageLanguage(context)}`;
      // People do not see the field `_gotcha`. A machine that has filled it in gets the same answer as
      // anyone, from which it learns nothing, but its submission is not stored.
      if (filledByMachines !== '') return answerTaken(context, next);
      if (token !== '' && !isCaptchaToken(token))
        throw new Refusal(403, [{ code: 'BLOCKED', message: 'The captcha token is not valid' }]);
      await store({
        id: randomUUID(),
        time: new Date().toISOString(),
        form: id,
        captcha: token === '' ? 'absent' : 'present',
        fields: checkFields(schema, fields),
      });
      return answerTaken(context, next);
    },
    errors: {
      wrongMethod: { message: 'Send the form with POST' },
      tooMany: () => ({ message: 'Too many submissions' }),
      tooLarge: { message: `A submission may have ${largestSubmissionBytes} bytes` },
      failed: { message: 'The submission could not be recorded' },
    },
    answerRefused: (context, refusal) => {
      const { status, errors, headers } = refusal;
      if (wantsJson(context)) {
        const error = status === 422 ? 'Validation errors' : refusal.message;
        return context.json({ error, errors }, status, headers);
      }
      const page = refusalPage(pageLanguage(context), refusal);
      return context.html(page, status, { ...nativePageHeaders, ...headers });
    },
    report,
  });
  service.get('/:id/thanks', (context) => {
    // Throws a 404 when there is no such form.
    formOf(context);
    return context.html(thanksPage(pageLanguage(context)), 200, nativePageHeaders);
  });

  return new Hono()
    .use(
      languageDetector({
        supportedLanguages: [...builtLanguages],
        fallbackLanguage: defaultLanguage,
        order: ['querystring', 'header'],
        lookupQueryString: 'language',
        caches: false,
      }),
    )
    .route('/', service);
}

/**
 * Tells that the submission was taken. A script gets JSON that names the next page; a browser is sent there
 * with a 303, so that reloading that page does not send the form again (RFC 9110, 15.4.4).
 */
function answerTaken(context: Context, next: string): Response {
  return wantsJson(context) ? context.json({ ok: true, next }) : context.redirect(next, 303);
}

function formOf(context: Context) {
  const id = context.req.param('id') ?? '';
  const schema = localForms.get(id);
  if (!schema) throw new Refusal(404, [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }]);
  return { id, schema };
}

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** The type of a body in lower case, without its parameters (charset, boundary). */
function mediaType(context: Context): string {
  const [type = ''] = (context.req.header('Content-Type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/**
 * Reads the fields of a submission. As in Formspree, numbers and booleans become text, the values of a name
 * that is sent several times (checkboxes) become one text, and `null` counts as not sent.
 *
 * @throws Refusal 415 for another type of body, 400 for a body that cannot be read or that carries a file
 */
async function readFields(context: Context): Promise<Record<string, unknown>> {
  const type = mediaType(context);
  if (!bodyTypes.includes(type))
    throw new Refusal(415, [{ message: `Send ${bodyTypes.join(' or ')}` }], {
      'Accept-Post': bodyTypes.join(', '),
    });
  const isJson = type === 'application/json';
  const body: unknown = await (isJson ? context.req.json() : context.req.parseBody({ all: true })).catch(
    () => {
      // The parser's own message is not passed on: it quotes what the visitor wrote around the fault.
      throw new Refusal(400, [{ message: 'The body cannot be read' }]);
    },
  );
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, [{ message: 'The JSON must be one object: {"field": "text"}' }]);
  const fields = Object.entries(body).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, isJson ? textOf(value) : textsOf(value)]));
}

function textOf(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/** An empty file is no reason to refuse: a browser sends one for a file input in which nothing was chosen. */
function textsOf(value: unknown): string {
  const all = [value].flat();
  if (all.some((each) => each instanceof File && each.size > 0))
    throw new Refusal(400, [{ code: 'NO_FILE_UPLOADS', message: 'This form takes no files' }]);
  return all.map((each) => (each instanceof File ? '' : each)).join(', ');
}

/**
 * Whether a script is asking and wants JSON, or a browser that shows what it gets. As in Formspree, `Accept`
 * decides; where it prefers neither, a request that was sent as JSON or by an XMLHttpRequest gets JSON.
 */
function wantsJson(context: Context): boolean {
  const sentByScript =
    mediaType(context) === 'application/json' ||
    context.req.header('X-Requested-With')?.toLowerCase() === 'xmlhttprequest';
  const preferred = accepts(context, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: sentByScript ? 'application/json' : 'text/html',
  });
  return preferred === 'application/json';
}

/**
 * Whether a value looks like a captcha token. The first half of the pattern is exactly what the local script
 * makes (`scripts/serve/captcha/localCaptcha.js`). The second half takes any run of 20 to 8192 letters,
 * digits, `-` and `_`, for developers who try a real captcha with this endpoint; these bounds are
 * rough. The check finds a page that sends `undefined` or `[object Promise]` instead of a token. It proves
 * nothing about who sent it.
 */
function isCaptchaToken(value: unknown): boolean {
  return typeof value === 'string' && /^local\.[\w/]{1,100}\.[0-9a-f]{32}$|^[\w-]{20,8192}$/.test(value);
}

/**
 * The page of this site that `_next` names. Whatever was asked for, the result is a path and never carries a
 * host, so that a form cannot be used to send a visitor elsewhere (CWE-601, open redirect).
 *
 * @returns path, query and hash, or `undefined` when there is none or it is not on this site
 */
function sameSitePath(next: unknown, requestUrl: string): string | undefined {
  const site = new URL('/', requestUrl);
  if (typeof next !== 'string' || next.trim() === '' || !URL.canParse(next, site)) return undefined;
  const url = new URL(next, site);
  // The scheme is not compared: behind a TLS proxy the request arrives as http while the page says https.
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  // `/.//host` is on this host but its path alone, `//host`, would be read as another one.
  if (!isHttp || url.hostname !== site.hostname || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
