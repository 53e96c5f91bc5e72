import type { FieldFault } from '../../../renderer/forms/faultOf.ts';

/** What is wrong with one field; `rejected` where only the service knows. */
export type Fault = FieldFault | 'rejected';

/** By the names of the fields. */
export type Faults = Readonly<Partial<Record<string, Fault>>>;

/** Why a submission did not go through. */
export type SubmissionProblem = 'faults' | 'offline' | 'failed';

/** What stood in a form at one moment: texts, and boxes that are ticked or not. What stands in it now is in the document. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Its texts alone. */
export type FormTexts = Readonly<Record<string, string>>;

export interface FormState {
  stage: 'editing' | 'sending' | 'sent';
  /** Of the last submission; none before it, while sending and after success. */
  problem: SubmissionProblem | undefined;
  faults: Faults;
  /** How many submissions did not go through: the summary takes the focus at each of them. */
  refusals: number;
}

export type FormEvent =
  | { type: 'refuse'; problem: SubmissionProblem; faults?: Faults }
  | { type: 'send' }
  | { type: 'succeed' }
  /** What was sent has been acknowledged, or something is written again. */
  | { type: 'restart' };

/** The state of a form that nobody has sent. */
export const initialForm: FormState = {
  stage: 'editing',
  problem: undefined,
  faults: {},
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
      const { problem, faults = {} } = event;
      return { stage: 'editing', problem, faults, refusals: refusals + 1 };
    }
    case 'send':
      return stage === 'sending' ? state : { ...initialForm, stage: 'sending', refusals };
    case 'succeed':
      return stage === 'sending' ? { ...initialForm, stage: 'sent', refusals } : state;
    case 'restart':
      return stage === 'sent' ? { ...state, stage: 'editing' } : state;
  }
}
