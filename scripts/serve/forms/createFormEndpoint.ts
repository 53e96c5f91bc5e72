import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import { communityFormDefinition } from '../../../content/forms/communityFormDefinition.ts';
import { contactFormDefinition } from '../../../content/forms/contactFormDefinition.ts';
import { type FieldErrorKind, fieldErrorOf } from '../../../content/forms/fieldErrorOf.ts';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import { createService, type RateLimit } from '../../../functions/service/createService.ts';
import { type CallError, HttpError } from '../../../functions/service/errors.ts';
import type { StoreSubmission, Submission } from './createSubmissionStore.ts';

const maxSubmissionBytes = 64 * 1024;
/** The maximum number of fields in a submission. On the disk, many short fields would take several times the size of the body. */
const maxFields = 100;

export const ipAddressOf = ({ env }: Context): string | undefined => env?.incoming?.socket.remoteAddress;

export interface FormEndpointOptions {
  store: StoreSubmission;
  rateLimit: RateLimit;
  /** Receives a message for each failure of the service. The message never contains a visitor's text. */
  report?: ((message: string) => void) | undefined;
}

/** A local mock of Formspree: `POST /{id}`. Its error codes are those of Formspree's client (`@formspree/core`). */
export function createFormEndpoint({ store, rateLimit, report = console.error }: FormEndpointOptions): Hono {
  const storeOnce = createOnce(store);
  return createService({
    name: 'The form endpoint',
    path: '/:id',
    // Any site may send a form to a form-collection service, because nobody is logged in to it.
    cors: { origin: '*', allowHeaders: ['Accept', 'Content-Type', 'Idempotency-Key'] },
    // Throws a 404 if no form has the id of the URL.
    admit: (context) => void formOf(context),
    rateLimit,
    ipAddressOf,
    maxBodyBytes: maxSubmissionBytes,
    handle: async (context) => {
      // Fields that configure Formspree are not stored. `_language` sets the language of Formspree's own pages.
      const {
        _gotcha,
        _next,
        _language,
        'g-recaptcha-response': token,
        ...fields
      } = await readFields(context);
      const { id, form } = formOf(context);
      const next = sameSitePath(_next) ?? '/';
      // A script gets JSON that names the next page. A browser is redirected there with a 303, so that a reload does not
      // send the form again (RFC 9110, 15.4.4).
      const taken = () =>
        wantsJson(context) ? context.json({ ok: true, next }) : context.redirect(next, 303);
      // `_gotcha` is a honeypot, which people do not see. So that a bot learns nothing, it gets the usual answer, but nothing is stored.
      if (_gotcha) {
        return taken();
      }
      if (token && !(typeof token === 'string' && captchaToken.test(token))) {
        throw new HttpError(403, { code: 'BLOCKED', message: 'The captcha token is not valid' });
      }
      await storeOnce(context.req.header('Idempotency-Key') ?? randomUUID(), {
        id: randomUUID(),
        time: new Date().toISOString(),
        form: id,
        captcha: token ? 'present' : 'absent',
        fields: checkFields(form, fields),
      });
      return taken();
    },
    errorResponse: (context, { status, message, errors, headers }) => {
      if (wantsJson(context)) {
        const error = status === 422 ? 'Validation errors' : message;
        return context.json({ error, errors }, status, headers);
      }
      const lines = errors.map((each) => html`<li>${each.field} ${each.message}</li>`);
      const page = html`<!doctype html><title>Not sent</title><ul>${lines}</ul>`;
      return context.html(page, status, { 'Content-Security-Policy': "default-src 'none'", ...headers });
    },
    report,
  });
}

/** The number of idempotency keys that are remembered. */
const maxKeys = 1000;

/** @returns a function that stores one submission for each key: the first that can be stored. Repeated submissions get its result. */
function createOnce(store: StoreSubmission) {
  const known = new Map<string, Promise<void>>();
  return (key: string, submission: Submission): Promise<void> => {
    const stored = known.get(key) ?? store(submission);
    known.set(key, stored);
    stored.catch(() => known.delete(key));
    for (const oldest of [...known.keys()].slice(0, -maxKeys)) {
      known.delete(oldest);
    }
    return stored;
  };
}

function formOf(context: Context) {
  const id = context.req.param('id') ?? '';
  const form = localForms.get(id);
  if (!form) {
    throw new HttpError(404, { code: 'FORM_NOT_FOUND', message: 'Form not found' });
  }
  return { id, form };
}

/** @returns the fields of a submission; a body that cannot be read, is no object or has too many fields is refused */
async function readFields(context: Context): Promise<Record<string, unknown>> {
  const isJson = context.req.header('Content-Type')?.startsWith('application/json');
  const body: unknown = await (isJson ? context.req.json() : context.req.parseBody()).catch(() => {
    // The parser's own message is not passed on, because it quotes the visitor's text around the error.
    throw new HttpError(400, { message: 'The body cannot be read' });
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, { message: 'The JSON must be one object: {"field": "text"}' });
  }
  if (Object.keys(body).length > maxFields) {
    throw new HttpError(400, { message: `A submission may have ${maxFields} fields` });
  }
  return { ...body };
}

/** @returns whether the caller is a script that wants JSON, not a browser that shows the answer; `Accept` decides, as with Formspree */
function wantsJson(context: Context): boolean {
  const types = { supports: ['text/html', 'application/json'], default: 'text/html' };
  return accepts(context, { header: 'Accept', ...types }) === 'application/json';
}

/** The shape of a captcha token. It detects a page that sends `undefined` or `[object Promise]`, and proves nothing about the sender. */
const captchaToken = /^[\w./-]{20,}$/;

/** @returns the page of this site that `_next` names; a form must not send a visitor to another site (CWE-601, open redirect) */
function sameSitePath(next: unknown): string | undefined {
  return typeof next === 'string' && /^\/(?!\/)[\w./?&=#%-]*$/.test(next) ? next : undefined;
}

/** The error codes of Formspree's client (`FieldErrorCodeEnum`). The last one is our own. Only an e-mail address can be invalid. */
type FieldErrorCode = 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT' | 'TOO_LONG';

const codes: Readonly<Record<FieldErrorKind, FieldErrorCode>> = {
  required: 'REQUIRED_FIELD_EMPTY',
  invalid: 'TYPE_EMAIL',
  tooLong: 'TOO_LONG',
};

export const localForms: ReadonlyMap<string, FormDefinition> = new Map(
  [contactFormDefinition, communityFormDefinition].map((form) => [form.name, form]),
);

/** Checks every field by the rules of the form (`fieldErrorOf`), missing fields too. An unknown field may have any text. */
export function checkFields(
  form: FormDefinition,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  // A consent is not sent.
  const sent = Object.entries(form.fields).filter(([, { type }]) => type !== 'consent');
  const definitions = new Map(sent.map(([name, field]) => [field.sentAs ?? name, field]));
  const names = new Set([...definitions.keys(), ...Object.keys(fields)]);
  // `message` repeats the code, because the site has its own message for each code.
  const errors = [...names].flatMap((name): CallError[] => {
    // JSON may have `null` for an empty field.
    const value = fields[name] ?? undefined;
    if (value !== undefined && typeof value !== 'string') {
      return [{ code: 'TYPE_TEXT', field: name, message: 'TYPE_TEXT' }];
    }
    const { sentAfter = '', maxLength, ...field } = definitions.get(name) ?? {};
    // `sentAfter` is a label that the site puts before the visitor's text. It does not count towards `maxLength`.
    const rules = { ...field, maxLength: maxLength && maxLength + sentAfter.length };
    // A browser counts a line break as one character and sends two (HTML standard, "maxlength" and "constructing the form data set").
    const issue = fieldErrorOf(rules, value?.replaceAll('\r\n', '\n'));
    return issue ? [{ code: codes[issue], field: name, message: codes[issue] }] : [];
  });
  if (errors[0]) {
    // The message is that of the first error. The response has no further headers.
    throw new HttpError(422, errors[0], {}, errors);
  }
  return fields as Readonly<Record<string, string>>;
}
