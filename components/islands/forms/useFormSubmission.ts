import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { captchaToken, loadCaptcha } from './captcha.ts';
import { FormRefusedError } from './FormRefusedError.ts';
import {
  type Faults,
  type FieldOf,
  type FormState,
  type FormValues,
  formReducer,
  initialForm,
  type Problem,
} from './formState.ts';
import { honeypotName } from './honeypotName.ts';
import { sendForm } from './sendForm.ts';
import { faultsOfAnswer } from './serviceAnswer.ts';
import { useDraft } from './useDraft.ts';

/** What one form is, apart from what it looks like. */
export interface FormPlan<Values extends FormValues> {
  /** The values of a form nobody has touched. */
  empty: Values;
  /** What an earlier visit or the address fills in. Read in the browser, before the visitor can type. */
  startingValues: () => Partial<Values>;
  /** Where a draft is kept, in the session storage. */
  draftKey: string;
  /** Finds what is wrong before anything is sent. */
  faultsOf: (values: Values) => Faults<FieldOf<Values>>;
  /** What is sent, captcha token included. */
  payloadOf: (values: Values, token: string) => Readonly<Record<string, string>>;
  /** Our fields by the name they are sent under. */
  sentAs: Readonly<Record<string, FieldOf<Values>>>;
  /** Where it is sent. */
  endpoint: string;
  captcha: { src: string; action: string };
  onRefused: (problem: Problem, faults: Faults<FieldOf<Values>>) => void;
  onSent: () => void;
}

export interface FormSubmission<Values extends FormValues> {
  state: FormState<Values>;
  change: (field: FieldOf<Values>, value: string | boolean) => void;
  /** @param trap what stands in the field that people do not see */
  submit: (trap: string) => Promise<void>;
  /** Shows the empty form again after success. */
  restart: () => void;
}

/**
 * A form's state, and its way to the form-collection service: checked, then a captcha token, then one request.
 * Whatever fails, all that was written stays.
 */
export function useFormSubmission<Values extends FormValues>(plan: FormPlan<Values>): FormSubmission<Values> {
  const [state, dispatch] = useReducer(formReducer<Values>, plan.empty, initialForm<Values>);
  const sending = useRef(false);
  const fill = useEffectEvent(() => dispatch({ type: 'fill', values: plan.startingValues() }));
  useLayoutEffect(() => fill(), []);
  useDraft(plan.draftKey, state);

  function refuse(problem: Problem, faults: Faults<FieldOf<Values>> = {}) {
    dispatch({ type: 'refuse', problem, faults });
    plan.onRefused(problem, faults);
  }

  async function submit(trap: string) {
    // Two submit events may come before the next rendering disables the button.
    if (sending.current) return;
    const faults = plan.faultsOf(state.values);
    if (Object.keys(faults).length > 0) return refuse('faults', faults);
    if (!navigator.onLine) return refuse('offline');

    sending.current = true;
    dispatch({ type: 'send' });
    const controller = new AbortController();
    // An open request would keep the page from the back/forward cache.
    const abort = () => controller.abort(new Error('Form submission failed: the page was left'));
    addEventListener('pagehide', abort);
    try {
      const { src, action } = plan.captcha;
      const token = await captchaToken(src, action, controller.signal);
      const payload = plan.payloadOf(state.values, token);
      await sendForm(plan.endpoint, trap ? { ...payload, [honeypotName]: trap } : payload, controller.signal);
      dispatch({ type: 'succeed', empty: plan.empty });
      plan.onSent();
    } catch (error) {
      console.error(error);
      refuse('failed', error instanceof FormRefusedError ? faultsOfAnswer(error.answer, plan.sentAs) : {});
    } finally {
      removeEventListener('pagehide', abort);
      sending.current = false;
    }
  }

  function change(field: FieldOf<Values>, value: string | boolean) {
    // The first use of the form. Should the captcha not come, the submission asks again and says so.
    if (!state.changed) loadCaptcha(plan.captcha.src).catch(() => undefined);
    dispatch({ type: 'change', field, value });
  }

  return { state, change, submit, restart: () => dispatch({ type: 'restart' }) };
}
