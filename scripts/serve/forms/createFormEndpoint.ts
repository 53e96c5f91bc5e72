import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { languageDetector } from 'hono/language';
import type { FloodLimit } from '../../../functions/service/createFloodLimit.ts';
import { createService } from '../../../functions/service/createService.ts';
import { Refusal } from '../../../functions/service/Refusal.ts';
import { builtLanguages } from '../../../locales/builtLanguages.ts';
import { defaultLanguage } from '../../../locales/languages.ts';
import { isCaptchaToken } from '../captcha/isCaptchaToken.ts';
import { connectionOf } from '../connectionOf.ts';
import { checkFields } from './checkFields.ts';
import type { StoreSubmission } from './createSubmissionStore.ts';
import type { FormErrorCode } from './FormErrorCode.ts';
import { type FormRules, localForms } from './formRules.ts';
import { nativePageHeaders, pageLanguage, refusalPage, thanksPage } from './nativePage.ts';
import { type FieldValue, readFields } from './readFields.ts';
import { sameSitePath } from './sameSitePath.ts';
import { wantsJson } from './wantsJson.ts';

/** The largest body of one submission, in bytes. */
export const largestSubmission = 64 * 1024;

export interface FormEndpointOptions {
  store: StoreSubmission;
  /** 30 submissions a minute and address, unless said otherwise. */
  floodLimit?: FloodLimit | undefined;
  /** Receives what went wrong on our side. It never contains what a visitor wrote. */
  report?: ((message: string) => void) | undefined;
}

/**
 * `POST /{id}` and the page after it, `GET /{id}/thanks`, as a form-collection service answers them:
 * statuses, codes and control fields (`_next`, `_gotcha`, `_subject`, `_language`) are those of Formspree
 * (its client `@formspree/core`, and the published source of its server).
 *
 * @returns a Hono app to mount at `/f`
 */
export function createFormEndpoint({
  store,
  floodLimit = { limit: 30, windowMs: 60_000 },
  report = console.error,
}: FormEndpointOptions): Hono {
  const service = createService<FormErrorCode>({
    name: 'The form endpoint',
    path: '/:id',
    // Any site may send a form to a form-collection service; nothing here depends on who the sender is logged in as.
    cors: { origin: '*', allowHeaders: ['Accept', 'Content-Type', 'X-Requested-With'] },
    admit: (context) => void rulesOf(context),
    floodLimit,
    addressOf: (context) => connectionOf(context)?.remoteAddress,
    largestBody: largestSubmission,
    answer: async (context) => {
      const { fields, control } = separateControlFields(await readFields(context.req));
      const language = builtLanguages.find((supported) => supported === control.language);
      if (language) context.set('language', language);

      const form = context.req.param('id') ?? '';
      const next =
        sameSitePath(control.next, context.req.url) ?? `/f/${form}/thanks?language=${pageLanguage(context)}`;
      // A machine that filled the hidden field learns nothing from the answer.
      if (control.gotcha.trim() !== '') return answerTaken(context, next);

      if (control.captcha !== '' && !isCaptchaToken(control.captcha)) {
        throw new Refusal(403, [{ code: 'BLOCKED', message: 'The captcha token is not valid' }]);
      }
      await store({
        id: randomUUID(),
        time: new Date().toISOString(),
        form,
        captcha: control.captcha === '' ? 'absent' : 'present',
        fields: Object.fromEntries(checkFields(fields, rulesOf(context))),
      });
      return answerTaken(context, next);
    },
    errors: {
      wrongMethod: { message: 'Send the form with POST' },
      tooMany: () => ({ message: 'Too many submissions' }),
      tooLarge: { message: `A submission may have ${largestSubmission} bytes` },
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
  service.get('/:id/thanks', (context) =>
    context.html(thanksPage(pageLanguage(context)), 200, nativePageHeaders),
  );

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

/** Says yes: JSON with the page to go to, or the way there (303, RFC 9110 15.4.4: a reload does not send again). */
function answerTaken(context: Context, next: string): Response {
  return wantsJson(context) ? context.json({ ok: true, next }) : context.redirect(next, 303);
}

function rulesOf(context: Context): FormRules {
  const id = context.req.param('id') ?? '';
  const rules = Object.hasOwn(localForms, id) ? localForms[id] : undefined;
  if (!rules) throw new Refusal(404, [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }]);
  return rules;
}

/** Takes the fields that steer the service out of those that are the visitor's. */
function separateControlFields(sent: ReadonlyMap<string, FieldValue>) {
  const fields = new Map(sent);
  const take = (name: string): string => {
    const value = fields.get(name);
    fields.delete(name);
    // What is no text cannot be a path, a language or a token; as JSON text it is refused where it matters.
    return typeof value === 'object' ? JSON.stringify(value) : (value ?? '');
  };
  const control = {
    gotcha: take('_gotcha'),
    next: take('_next'),
    language: take('_language'),
    captcha: take('g-recaptcha-response'),
  };
  return { fields, control };
}
