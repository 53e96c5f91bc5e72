/** What is wrong with one field. */
export type Fault = 'required' | 'invalid' | 'tooLong' | 'rejected';

export type Faults<Field extends string> = Partial<Record<Field, Fault>>;

/** Why a submission did not go through. */
export type Problem = 'faults' | 'offline' | 'failed';

/** A form's fields: texts, and boxes that are ticked or not. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export type FieldOf<Values extends FormValues> = keyof Values & string;

export interface FormState<Values extends FormValues> {
  values: Values;
  stage: 'editing' | 'sending' | 'sent';
  /** Of the last submission; none before it, while sending and after success. */
  problem: Problem | undefined;
  faults: Faults<FieldOf<Values>>;
  /** The visitor has written something that is not sent yet. */
  changed: boolean;
  /** How many submissions did not go through: the summary takes the focus at each of them. */
  refusals: number;
}

export type FormEvent<Values extends FormValues> =
  /** The address or an earlier visit fills the form in. */
  | { type: 'fill'; values: Partial<Values> }
  | { type: 'change'; field: FieldOf<Values>; value: string | boolean }
  | { type: 'refuse'; problem: Problem; faults?: Faults<FieldOf<Values>> }
  | { type: 'send' }
  | { type: 'succeed'; empty: Values }
  /** What was sent has been acknowledged; the form may be used again. */
  | { type: 'restart' };

/**
 * @param empty the values of a form nobody has touched
 * @returns the state it begins with
 */
export function initialForm<Values extends FormValues>(empty: Values): FormState<Values> {
  return {
    values: empty,
    stage: 'editing',
    problem: undefined,
    faults: {},
    changed: false,
    refusals: 0,
  };
}

/**
 * The states of a form: editing → sending → sent, or back to editing with all that was written.
 * While it is being sent nothing changes it, so that what the visitor sees is what was sent.
 *
 * @returns the state after the event; the same one where the event means nothing
 */
export function formReducer<Values extends FormValues>(
  state: FormState<Values>,
  event: FormEvent<Values>,
): FormState<Values> {
  switch (event.type) {
    case 'fill':
      return state.stage === 'sending' ? state : { ...state, values: { ...state.values, ...event.values } };
    case 'change':
      if (state.stage === 'sending') return state;
      return {
        ...state,
        stage: 'editing',
        changed: true,
        values: { ...state.values, [event.field]: event.value },
      };
    case 'refuse':
      return {
        ...state,
        stage: 'editing',
        problem: event.problem,
        faults: event.faults ?? {},
        refusals: state.refusals + 1,
      };
    case 'send':
      if (state.stage === 'sending') return state;
      return { ...state, stage: 'sending', problem: undefined, faults: {} };
    case 'succeed':
      if (state.stage !== 'sending') return state;
      return { ...initialForm(event.empty), stage: 'sent', refusals: state.refusals };
    case 'restart':
      return state.stage === 'sent' ? { ...state, stage: 'editing' } : state;
  }
}
