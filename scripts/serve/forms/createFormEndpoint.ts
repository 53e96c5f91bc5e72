import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { languageDetector } from 'hono/language';
import { createFloodLimit, type FloodLimit } from '../../../functions/service/createFloodLimit.ts';
import { describeWithoutText } from '../../../functions/service/describeWithoutText.ts';
import { isCaptchaToken } from '../captcha/isCaptchaToken.ts';
import { connectionOf } from '../connectionOf.ts';
import type { SubmissionLog } from '../submissions/openSubmissionLog.ts';
import { answerRefused, answerTaken, pageLanguage } from './answer.ts';
import { checkFields } from './checkFields.ts';
import type { FormRules } from './formRules.ts';
import { nativePageHeaders, thanksPage } from './nativePage.ts';
import { nativePageLanguages } from './nativePageWords.ts';
import { Refusal } from './Refusal.ts';
import { type FieldValue, readFields } from './readFields.ts';
import { sameSitePath } from './sameSitePath.ts';

/** The largest body of one submission, in bytes. */
export const largestSubmission = 64 * 1024;

export type FormEndpointOptions = {
  submissions: Pick<SubmissionLog, 'append'>;
  forms: Readonly<Record<string, FormRules>>;
  flood: FloodLimit;
  /** Receives what went wrong on our side. It never contains what a visitor wrote. */
  report: (message: string) => void;
};

/**
 * `POST /{id}` and the page after it, `GET /{id}/thanks`, as a form-collection service answers them:
 * statuses, codes and control fields (`_next`, `_gotcha`, `_subject`, `_language`) are those of Formspree
 * (its client `@formspree/core`, and the published source of its server).
 */
export function createFormEndpoint({ submissions, forms, flood, report }: FormEndpointOptions): Hono {
  const secondsToWait = createFloodLimit(flood);
  const endpoint = new Hono();

  endpoint.use(
    languageDetector({
      supportedLanguages: [...nativePageLanguages],
      fallbackLanguage: 'fr',
      order: ['querystring', 'header'],
      lookupQueryString: 'language',
      caches: false,
    }),
  );

  endpoint.get('/:id/thanks', (context) =>
    context.html(thanksPage(pageLanguage(context)), 200, nativePageHeaders),
  );

  endpoint.post(
    '/:id',
    async (context, next) => {
      rulesOf(forms, context.req.param('id'));
      const seconds = secondsToWait(connectionOf(context)?.remoteAddress ?? 'unknown');
      if (seconds > 0) {
        throw new Refusal(429, [{ message: 'Too many submissions' }], { 'Retry-After': String(seconds) });
      }
      await next();
    },
    bodyLimit({
      maxSize: largestSubmission,
      onError: () => {
        throw new Refusal(413, [{ message: `A submission may have ${largestSubmission} bytes` }]);
      },
    }),
    async (context) => {
      const id = context.req.param('id');
      const { fields, control } = separateControlFields(await readFields(context.req));
      const language = nativePageLanguages.find((supported) => supported === control.language);
      if (language) context.set('language', language);

      const next =
        sameSitePath(control.next, context.req.url) ?? `/f/${id}/thanks?language=${pageLanguage(context)}`;
      // A machine that filled the hidden field learns nothing from the answer.
      if (control.gotcha.trim() !== '') return answerTaken(context, next);

      if (control.captcha !== '' && !isCaptchaToken(control.captcha)) {
        throw new Refusal(403, [{ code: 'BLOCKED', message: 'The captcha token is not valid' }]);
      }
      await submissions.append({
        id: randomUUID(),
        time: new Date().toISOString(),
        form: id,
        captcha: control.captcha === '' ? 'absent' : 'present',
        fields: Object.fromEntries(checkFields(fields, rulesOf(forms, id))),
      });
      return answerTaken(context, next);
    },
  );

  endpoint.all('/:id', () => {
    throw new Refusal(405, [{ message: 'Send the form with POST' }], { Allow: 'POST, OPTIONS' });
  });

  endpoint.onError((error, context) => {
    if (error instanceof Refusal) return answerRefused(context, error);
    report(`The form endpoint failed: ${describeWithoutText(error)}`);
    return answerRefused(context, new Refusal(500, [{ message: 'The submission could not be recorded' }]));
  });

  return endpoint;
}

function rulesOf(forms: Readonly<Record<string, FormRules>>, id: string): FormRules {
  const rules = Object.hasOwn(forms, id) ? forms[id] : undefined;
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
