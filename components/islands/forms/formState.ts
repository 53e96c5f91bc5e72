import type { Faults } from './faults.ts';

/** The reason why a form was not sent; `late` means that nobody knows whether it was. */
export type SubmissionProblem = 'faults' | 'offline' | 'failed' | 'late' | 'busy';

/** The values of a form at one moment, read from the document: texts, and for each consent whether it is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The texts of a form, without its consents. */
export type FormTexts = Readonly<Record<string, string>>;

/** The state of a form: editing, then sending, then sent or editing again. */
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

export const initialForm: FormState = {
  stage: 'editing',
  problem: undefined,
  faults: {},
  waitSeconds: undefined,
  refusals: 0,
};
