import type { Faults } from './faults.ts';

/** The reason why a form was not sent; `late` means that nobody knows whether it was. */
export type SubmissionProblem = 'faults' | 'offline' | 'failed' | 'late' | 'busy';

/** The values of a form at one moment, read from the document: texts, and for each consent whether it is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The texts of a form, without its consents. */
export type FormTexts = Readonly<Record<string, string>>;

export interface FormState {
  stage: 'editing' | 'sending' | 'sent';
  /** The problem of the last submission; undefined before it, while sending and after success. */
  problem: SubmissionProblem | undefined;
  faults: Faults;
  /** The number of seconds after which a busy service may be asked again, if it says so. */
  waitSeconds: number | undefined;
  /** The number of submissions that were refused: the error summary takes the focus at each of them. */
  refusals: number;
}

export type FormEvent =
  | { type: 'refuse'; problem: SubmissionProblem; faults?: Faults; waitSeconds?: number | undefined }
  | { type: 'send' }
  | { type: 'succeed' }
  /** The visitor has seen that the form was sent, or writes again. */
  | { type: 'restart' };

/** The state of a form that nobody has sent. */
export const initialForm: FormState = {
  stage: 'editing',
  problem: undefined,
  faults: {},
  waitSeconds: undefined,
  refusals: 0,
};

/**
 * The states of a form: editing → sending → sent, or back to editing.
 *
 * @returns the state after the event; the same one where the event means nothing
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  const { stage, refusals } = state;
  switch (event.type) {
    case 'refuse': {
      const { problem, faults = {}, waitSeconds } = event;
      return { stage: 'editing', problem, faults, waitSeconds, refusals: refusals + 1 };
    }
    case 'send':
      return stage === 'sending' ? state : { ...initialForm, stage: 'sending', refusals };
    case 'succeed':
      return stage === 'sending' ? { ...initialForm, stage: 'sent', refusals } : state;
    case 'restart':
      return stage === 'sent' ? { ...state, stage: 'editing' } : state;
  }
}
