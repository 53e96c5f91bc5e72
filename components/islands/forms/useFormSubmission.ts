import { type FormEvent, useRef, useState } from 'react';
import type { StoredKey } from '../../../content/storedItems.ts';
import type { FormEndpoint } from '../../../renderer/content/publicSettings.ts';
import { withdrawNotice } from '../../../renderer/islands/hydrateIsland.ts';
import { useWhenOnline } from '../../../renderer/islands/useWhenOnline.ts';
import { useNotify } from '../toasts/notify.ts';
import { type CaptchaService, captchaToken, prepareCaptcha } from './captcha.ts';
import type { Form, FormTexts } from './createForm.ts';
import { errorsOfResponse, type FieldErrors } from './fieldErrors.ts';
import { honeypotName } from './ServiceFields.tsx';
import { FormError, sendForm } from './sendForm.ts';
import { type Draft, useDraft } from './useDraft.ts';
import { useFormTexts } from './useFormTexts.ts';

/** The settings that a page passes to an island with a form. */
export type FormService = {
  endpoint: FormEndpoint;
  captcha?: CaptchaService;
  /** The e-mail address to write to if the form cannot be sent. */
  email: string;
};

interface FormPlan {
  form: Form;
  /** The prefix of each field's id, e.g. `contact` in `contact-email`. */
  idPrefix: string;
  service: FormService;
  draftKey: StoredKey;
  startingTexts?: (draft: Draft | undefined) => FormTexts;
  /** Values that this form sends besides its fields, whatever the service. */
  alsoSent?: Readonly<Record<string, string>>;
  onSent?: () => void;
  /** True if the focus moves to a text that confirms the success. Screen readers read this text, so the toast is not announced. */
  focusesSuccess?: boolean;
}

/** Why the visitor sees a failure. `late` means that the service may still have received the form. */
type SubmissionProblem = 'errors' | 'offline' | 'failed' | 'late' | 'busy';

interface FormState {
  stage: 'editing' | 'sending' | 'sent';
  problem?: SubmissionProblem;
  errors: FieldErrors;
  /** Fields that had an error and are valid now. The error summary still lists them until the form is sent again. */
  corrected: readonly string[];
  /** The number of seconds to wait before sending again, if a busy service returns this number. */
  waitSeconds?: number | undefined;
  /** The number of failed submissions. The error summary is focused each time this number changes. */
  failureCount: number;
}

const initialForm: FormState = { stage: 'editing', errors: {}, corrected: [], failureCount: 0 };

export type FormSubmission = ReturnType<typeof useFormSubmission>;

export type FormControls = Pick<FormSubmission, 'form' | 'idPrefix' | 'state' | 'starting'>;

/** Sends a form to the form service, with a captcha's token. After a failure, the fields keep their values and a notice is shown. */
export function useFormSubmission(plan: FormPlan) {
  const { form, idPrefix, service, draftKey } = plan;
  const [state, setState] = useState(initialForm);
  /** Shows the form again after a success, when the visitor closes the confirmation or types again. */
  const restart = () => setState((now) => (now.stage === 'sent' ? { ...now, stage: 'editing' } : now));
  const { noticeOf } = useFormTexts(form.definition);
  const notify = useNotify();
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  /** The values last sent, as JSON without the token, and their key. If the same values are sent again, they get the same key. */
  const last = useRef<{ json?: string; key?: string | undefined }>({});
  const connection = useWhenOnline(() => element.current?.requestSubmit());
  const { starting, clear } = useDraft({
    key: draftKey,
    form,
    idPrefix,
    element,
    startingTexts: plan.startingTexts,
    onEdit(control) {
      const field = control?.id.slice(`${idPrefix}-`.length);
      setState((now) => {
        const isCorrected =
          field &&
          now.errors[field] &&
          element.current &&
          !form.errorsOf(form.valuesIn(element.current, idPrefix))[field];
        return isCorrected ? { ...now, corrected: [...now.corrected, field] } : now;
      });
      if (service.captcha) {
        prepareCaptcha(service.captcha);
      }
      restart();
    },
  });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button stays enabled, so that it keeps the focus. Thus a second click must be ignored.
    if (sending.current) {
      return;
    }
    const values = form.valuesIn(event.currentTarget, idPrefix);
    const fail = (problem: SubmissionProblem, errors: FieldErrors = {}, waitSeconds?: number) => {
      setState(({ failureCount }) => ({
        ...initialForm,
        problem,
        errors,
        waitSeconds,
        failureCount: failureCount + 1,
      }));
      // Field errors show no toast, because the summary is focused. If only the consent is missing, a toast is shown (specification, 5).
      const lacksOnlyConsent = Object.keys(errors).every(
        (field) => form.definition.fields[field]?.type === 'consent',
      );
      if (problem === 'offline') {
        notify({ ...noticeOf('offline'), tone: 'destructive' });
      } else if (problem !== 'errors') {
        notify({ ...noticeOf('failed', service.email), tone: 'destructive' });
      } else if (lacksOnlyConsent) {
        notify({ ...noticeOf('consent'), tone: 'destructive' });
      }
    };
    const errors = form.errorsOf(values);
    if (Object.keys(errors).length > 0) {
      return fail('errors', errors);
    }
    if (!navigator.onLine) {
      return fail('offline');
    }

    const { currentTarget } = event;
    const island = currentTarget.closest('x-island');
    const honeypot = new FormData(currentTarget).get(honeypotName);
    sending.current = true;
    setState(({ failureCount }) => ({ ...initialForm, stage: 'sending', failureCount }));
    const controller = new AbortController();
    // A pending request would keep the page out of the back/forward cache.
    const abort = () => controller.abort(new Error('Form submission failed: the page was left'));
    addEventListener('pagehide', abort);
    try {
      const { captchaAction } = form.definition;
      const { captcha, endpoint } = service;
      const { signal } = controller;
      const token = captcha && (await captchaToken(captcha, captchaAction, currentTarget, signal));
      // A filled honeypot is sent too, so that the service recognises the bot.
      const payload = { ...form.payloadOf(values), ...(honeypot && { [honeypotName]: String(honeypot) }) };
      const json = JSON.stringify(payload);
      if (json !== last.current.json) {
        // `randomUUID` exists in secure contexts only, so an unencrypted page has no key.
        last.current = { json, key: crypto.randomUUID?.() };
      }
      const body = { ...payload, ...plan.alsoSent, ...endpoint.alsoSent, ...token };
      await sendForm(endpoint, body, last.current.key, signal);
      last.current = {};
      // If the island has failed meanwhile, its pre-rendered form has replaced `currentTarget`, and a notice says that it has failed.
      island?.querySelector('form')?.reset();
      withdrawNotice();
      clear();
      setState(({ failureCount }) => ({ ...initialForm, stage: 'sent', failureCount }));
      plan.onSent?.();
      notify({ ...noticeOf('sent', service.email), isReadByFocus: plan.focusesSuccess });
    } catch (error) {
      console.error(error);
      const { problem, responseBody, waitSeconds } =
        error instanceof FormError ? error.details : ({ problem: 'failed' } as const);
      if (problem === 'tooLarge') {
        fail('failed', { [form.longestText(values)]: 'tooLarge' });
      } else {
        const cause = problem === 'failed' && !navigator.onLine ? 'offline' : problem;
        fail(cause, errorsOfResponse(responseBody, form.fieldsBySentName), waitSeconds);
      }
    } finally {
      removeEventListener('pagehide', abort);
      sending.current = false;
    }
  }

  return {
    form,
    idPrefix,
    email: service.email,
    state,
    /** The texts that a draft or a link has filled in. */
    starting,
    props: { ref: element, onSubmit },
    values: () => (element.current ? form.valuesIn(element.current, idPrefix) : form.empty),
    /** Sends the form once the browser is online again, if the visitor asks for it. */
    connection,
    restart,
  };
}
