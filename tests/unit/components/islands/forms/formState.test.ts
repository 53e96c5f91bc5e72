import { expect, test } from 'vitest';
import {
  type FormEvent,
  formReducer,
  initialForm,
} from '../../../../../components/islands/forms/formState.ts';

const empty = { name: '', message: '', privacy: false };
const hello = { ...empty, message: 'Hello' };

const written: FormEvent = { type: 'change', field: 'message', value: 'Hello' };
const filled: FormEvent = { type: 'fill', values: { name: 'Ada', message: 'Greeting' } };
const refused: FormEvent = { type: 'refuse', problem: 'faults', faults: { name: 'required' } };
const failed: FormEvent = { type: 'refuse', problem: 'failed' };
const send: FormEvent = { type: 'send' };
const succeed: FormEvent = { type: 'succeed', empty };
const restart: FormEvent = { type: 'restart' };
const sentElsewhere: FormEvent = { type: 'sentElsewhere', empty };

const begun = {
  values: empty,
  stage: 'editing',
  problem: undefined,
  faults: {},
  changed: false,
  refusals: 0,
};
const sending = { ...begun, values: hello, stage: 'sending', changed: true };
const sent = { ...begun, stage: 'sent' };

test.each<[what: string, events: FormEvent[], state: object]>([
  ['begins empty, with nothing wrong and nothing to keep', [], begun],
  [
    'takes what is filled in for no draft',
    [filled],
    { ...begun, values: { ...empty, name: 'Ada', message: 'Greeting' } },
  ],
  ['takes what is written for one', [written], { ...begun, values: hello, changed: true }],
  ['lets what is written win over what is filled in', [filled, written], { values: { message: 'Hello' } }],
  [
    'says what is wrong, keeps every value, and counts, so that the same faults take the focus again',
    [written, refused, refused],
    { values: hello, stage: 'editing', problem: 'faults', faults: { name: 'required' }, refusals: 2 },
  ],
  ['clears what was wrong when it is sent again', [written, failed, send], { ...sending, refusals: 1 }],
  [
    'changes nothing while it is being sent',
    [written, send, { type: 'change', field: 'message', value: 'Other' }, filled, send, restart],
    sending,
  ],
  ['keeps the data on failure', [written, send, failed], { stage: 'editing', values: hello, changed: true }],
  ['is empty after success', [written, send, succeed], sent],
  ['cannot succeed without having been sent', [written, succeed], { stage: 'editing', values: hello }],
  ['can be used again after success, by restarting', [written, send, succeed, restart], begun],
  [
    'can be used again after success, by writing',
    [send, succeed, written],
    { stage: 'editing', values: hello },
  ],
  ['takes over that another tab has sent what stands in it', [filled, sentElsewhere], sent],
  ['does not where it sends that itself', [filled, send, sentElsewhere], { stage: 'sending' }],
])('a form %s', (_what, events, state) => {
  expect(events.reduce(formReducer, initialForm(empty))).toMatchObject(state);
});
