/** What is wrong with one field. */
export type Fault = 'required' | 'invalid' | 'tooLong' | 'rejected';

/** By the names of the fields. */
export type Faults = Readonly<Partial<Record<string, Fault>>>;

/** Why a submission did not go through. */
export type Problem = 'faults' | 'offline' | 'failed';

/** What stands in a form: texts, and boxes that are ticked or not. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export interface FormState {
  values: FormValues;
  stage: 'editing' | 'sending' | 'sent';
  /** Of the last submission; none before it, while sending and after success. */
  problem: Problem | undefined;
  faults: Faults;
  /** The visitor has written something that is not sent yet. */
  changed: boolean;
  /** How many submissions did not go through: the summary takes the focus at each of them. */
  refusals: number;
}

export type FormEvent =
  /** The address or an earlier visit fills the form in. */
  | { type: 'fill'; values: FormValues }
  | { type: 'change'; field: string; value: string | boolean }
  | { type: 'refuse'; problem: Problem; faults?: Faults }
  | { type: 'send' }
  | { type: 'succeed'; empty: FormValues }
  /** Another tab has sent what stands here. */
  | { type: 'sentElsewhere'; empty: FormValues }
  /** What was sent has been acknowledged; the form may be used again. */
  | { type: 'restart' };

/** @returns the state of a form nobody has touched */
export function initialForm(empty: FormValues): FormState {
  return { values: empty, stage: 'editing', problem: undefined, faults: {}, changed: false, refusals: 0 };
}

/**
 * The states of a form: editing → sending → sent, or back to editing with all that was written.
 * While it is being sent nothing changes it, so that what the visitor sees is what was sent.
 *
 * @returns the state after the event; the same one where the event means nothing
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  const { stage, values, refusals } = state;
  switch (event.type) {
    case 'fill':
      return stage === 'sending' ? state : { ...state, values: { ...values, ...event.values } };
    case 'change': {
      if (stage === 'sending') return state;
      const changed = { ...values, [event.field]: event.value };
      return { ...state, stage: 'editing', changed: true, values: changed };
    }
    case 'refuse': {
      const { problem, faults = {} } = event;
      return { ...state, stage: 'editing', problem, faults, refusals: refusals + 1 };
    }
    case 'send':
      return stage === 'sending' ? state : { ...state, stage: 'sending', problem: undefined, faults: {} };
    case 'succeed':
      return stage === 'sending' ? { ...initialForm(event.empty), stage: 'sent', refusals } : state;
    case 'sentElsewhere':
      return stage === 'sending' ? state : { ...initialForm(event.empty), stage: 'sent', refusals };
    case 'restart':
      return stage === 'sent' ? { ...state, stage: 'editing' } : state;
  }
}
