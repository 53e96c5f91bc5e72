import { type FormEvent, useReducer, useRef } from 'react';
import type { StoredKey } from '../../../content/storedItems.ts';
import { useWhenOnline } from '../../../renderer/islands/useWhenOnline.ts';
import { useNotify } from '../toasts/notify.ts';
import { captchaToken, loadCaptcha } from './captcha.ts';
import type { Form } from './createForm.ts';
import { faultsOfAnswer } from './faultsOfAnswer.ts';
import {
  type Faults,
  type FormTexts,
  formReducer,
  initialForm,
  type SubmissionProblem,
} from './formState.ts';
import { honeypotName } from './ServiceFields.tsx';
import { sendForm } from './sendForm.ts';
import { type Draft, useDraft } from './useDraft.ts';
import { useFormWords } from './useFormWords.ts';

/** What the page tells an island that holds a form. */
export type FormService = {
  /** Where the form is sent, by the browser or by script. */
  endpoint: string;
  captchaScript: string;
  /** Whose captcha it is. */
  captchaProvider: string;
  /** Where the visitor may write when the form fails. */
  email: string;
};

interface FormPlan {
  form: Form;
  /** Before the name of each field, in its id. */
  idPrefix: string;
  service: FormService;
  /** Where a draft is kept, in the session storage. */
  draftKey: StoredKey;
  /** What an earlier visit or the address fills in; the draft where nothing is said. */
  startingTexts?: (draft: Draft | undefined) => FormTexts;
  /** Sent beside what is written. */
  alsoSent?: Readonly<Record<string, string>>;
  onSent?: () => void;
}

export type FormSubmission = ReturnType<typeof useFormSubmission>;

/** What a form's fields need to know of it. */
export type FormControls = Pick<FormSubmission, 'form' | 'idPrefix' | 'state' | 'starting'>;

/**
 * A form's way to the form-collection service: what stands in its fields is read and checked, then comes a captcha token, then one
 * request. Whatever fails, all that was written stays, and a notice says so.
 */
export function useFormSubmission(plan: FormPlan) {
  const { form, idPrefix, service, draftKey } = plan;
  const [state, dispatch] = useReducer(formReducer, initialForm);
  const { noticeOf } = useFormWords(form.definition);
  const notify = useNotify();
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const connection = useWhenOnline(() => element.current?.requestSubmit());
  const { starting, forget } = useDraft({
    key: draftKey,
    form,
    idPrefix,
    element,
    startingTexts: plan.startingTexts,
    onWritten() {
      // The first use of the form. Should the captcha not come, the submission asks again and says so.
      loadCaptcha(service.captchaScript).catch(() => undefined);
      dispatch({ type: 'restart' });
    },
  });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button can still be pressed, so that it keeps the focus.
    if (sending.current) {
      return;
    }
    const values = form.valuesIn(event.currentTarget, idPrefix);
    const refuse = (problem: SubmissionProblem, faults: Faults = {}) => {
      dispatch({ type: 'refuse', problem, faults, values });
      const lacksOnlyConsent = Object.keys(faults).every(
        (field) => form.definition.fields[field]?.type === 'consent',
      );
      const outcome = problem === 'faults' ? lacksOnlyConsent && 'consent' : problem;
      if (outcome) {
        notify({ ...noticeOf(outcome, service.email), tone: 'destructive' });
      }
    };
    const faults = form.faultsOf(values);
    if (Object.keys(faults).length > 0) {
      return refuse('faults', faults);
    }
    if (!navigator.onLine) {
      return refuse('offline');
    }

    const trap = new FormData(event.currentTarget).get(honeypotName);
    sending.current = true;
    dispatch({ type: 'send' });
    const controller = new AbortController();
    // An open request would keep the page from the back/forward cache.
    const abort = () => controller.abort(new Error('Form submission failed: the page was left'));
    addEventListener('pagehide', abort);
    try {
      const { captchaAction } = form.definition;
      const token = await captchaToken(service.captchaScript, captchaAction, controller.signal);
      const written = { ...form.payloadOf(values), ...(trap && { [honeypotName]: String(trap) }) };
      const body = { ...written, ...plan.alsoSent, 'g-recaptcha-response': token };
      await sendForm(service.endpoint, body, controller.signal);
      element.current?.reset();
      forget();
      dispatch({ type: 'succeed' });
      plan.onSent?.();
      notify(noticeOf('sent', service.email));
    } catch (error) {
      console.error(error);
      refuse(
        navigator.onLine ? 'failed' : 'offline',
        faultsOfAnswer(error instanceof Error && error.cause, form.sentAs),
      );
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
    /** What the fields were filled in with. */
    starting,
    /** For the `<form>`. */
    props: { ref: element, onSubmit },
    /** @returns what stands in the fields now */
    values: () => (element.current ? form.valuesIn(element.current, idPrefix) : form.empty),
    /** For what could not go without one. */
    connection,
    /** Shows the empty form again after success. */
    restart: () => dispatch({ type: 'restart' }),
  };
}
