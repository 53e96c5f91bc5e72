import { expect, test } from 'vitest';
import {
  type FormEvent,
  formReducer,
  initialForm,
} from '../../../../../components/islands/forms/formState.ts';

const refused: FormEvent = { type: 'refuse', problem: 'faults', faults: { name: 'required' } };
const failed: FormEvent = { type: 'refuse', problem: 'failed' };
const send: FormEvent = { type: 'send' };
const succeed: FormEvent = { type: 'succeed' };
const restart: FormEvent = { type: 'restart' };

test.each<[what: string, events: FormEvent[], state: object]>([
  [
    'says what is wrong, and counts, so that the same faults take the focus again',
    [refused, refused],
    { stage: 'editing', problem: 'faults', faults: { name: 'required' }, refusals: 2 },
  ],
  ['clears what was wrong when it is sent again', [failed, send], { problem: undefined, stage: 'sending' }],
  ['goes on being sent whatever is asked', [send, send, restart], { stage: 'sending' }],
  ['can be sent again after a failure', [send, failed], { stage: 'editing', problem: 'failed' }],
  ['has succeeded once it was sent', [send, succeed], { ...initialForm, stage: 'sent' }],
  ['cannot succeed without having been sent', [succeed], initialForm],
  ['can be used again after success', [send, succeed, restart], initialForm],
])('a form %s', (_what, events, state) => {
  expect(events.reduce(formReducer, initialForm)).toMatchObject(state);
});
