import { describe, expect, it } from 'vitest';
import {
  type FormEvent,
  formReducer,
  initialForm,
} from '../../../../../components/islands/forms/formState.ts';

const empty = { name: '', message: '', privacy: false };

const stateAfter = (...events: FormEvent[]) => events.reduce(formReducer, initialForm(empty));
const written: FormEvent = { type: 'change', field: 'message', value: 'Hello' };

describe('the states of a form', () => {
  it('begins empty, with nothing wrong and nothing to keep', () => {
    expect(stateAfter()).toEqual({
      values: empty,
      stage: 'editing',
      problem: undefined,
      faults: {},
      changed: false,
      refusals: 0,
    });
  });

  it('keeps what is filled in apart from what is written: only the latter is a draft', () => {
    const filled = stateAfter({ type: 'fill', values: { name: 'Ada' } });
    expect(filled.values).toEqual({ ...empty, name: 'Ada' });
    expect(filled.changed).toBe(false);
    expect(stateAfter(written).changed).toBe(true);
  });

  it('lets what is written win over what is filled in before it', () => {
    const state = stateAfter({ type: 'fill', values: { message: 'Greeting' } }, written);
    expect(state.values.message).toBe('Hello');
  });

  it('says what is wrong, keeps every value, and counts, so that the same faults take the focus again', () => {
    const refusal: FormEvent = { type: 'refuse', problem: 'faults', faults: { name: 'required' } };
    const state = stateAfter(written, refusal, refusal);
    expect(state).toMatchObject({
      stage: 'editing',
      problem: 'faults',
      faults: { name: 'required' },
      refusals: 2,
    });
    expect(state.values.message).toBe('Hello');
  });

  it('clears what was wrong when it is sent again', () => {
    const state = stateAfter(written, { type: 'refuse', problem: 'failed' }, { type: 'send' });
    expect(state).toMatchObject({ stage: 'sending', problem: undefined, faults: {} });
  });

  it('changes nothing while it is being sent', () => {
    const sending = stateAfter(written, { type: 'send' });
    const events: FormEvent[] = [
      { type: 'change', field: 'message', value: 'Other' },
      { type: 'fill', values: { message: 'Other' } },
      { type: 'send' },
      { type: 'restart' },
    ];
    for (const event of events) expect(formReducer(sending, event)).toBe(sending);
  });

  it('keeps the data on failure and empties the form on success', () => {
    const sending = stateAfter(written, { type: 'send' });
    expect(formReducer(sending, { type: 'refuse', problem: 'failed' })).toMatchObject({
      stage: 'editing',
      values: { message: 'Hello' },
      changed: true,
    });
    expect(formReducer(sending, { type: 'succeed', empty })).toMatchObject({
      stage: 'sent',
      values: empty,
      changed: false,
    });
  });

  it('cannot succeed without having been sent', () => {
    const state = stateAfter(written);
    expect(formReducer(state, { type: 'succeed', empty })).toBe(state);
  });

  it('can be used again after success, by restarting or by writing', () => {
    const sent = stateAfter(written, { type: 'send' }, { type: 'succeed', empty });
    expect(formReducer(sent, { type: 'restart' }).stage).toBe('editing');
    expect(formReducer(sent, written)).toMatchObject({ stage: 'editing', values: { message: 'Hello' } });
  });

  it('takes over that another tab has sent what stands in it, unless it sends that itself', () => {
    const sentElsewhere: FormEvent = { type: 'sentElsewhere', empty };
    const filled: FormEvent = { type: 'fill', values: { name: 'Ada' } };
    expect(stateAfter(filled, sentElsewhere)).toMatchObject({ stage: 'sent', values: empty, changed: false });
    expect(stateAfter(filled, { type: 'send' }, sentElsewhere).stage).toBe('sending');
  });
});
