import { expect, it } from 'vitest';
import { errorsOfAnswer } from '../../../../../components/islands/forms/fieldErrors.ts';

const fields = { name: 'name', email: 'email', message: 'profile' } as const;
const answer = (...errors: unknown[]) => ({ error: 'Validation errors', errors });

it.each([
  [
    'an empty field',
    answer({ code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'x' }),
    { name: 'required' },
  ],
  ['an address that is none', answer({ code: 'TYPE_EMAIL', field: 'email' }), { email: 'invalid' }],
  // Every object has a `constructor` and a `toString`.
  ['a code that is unknown', answer({ code: 'constructor', field: 'email' }), { email: 'rejected' }],
  [
    'a field that is sent under another name',
    answer({ code: 'TYPE_TEXT', field: 'message' }),
    { profile: 'rejected' },
  ],
  [
    'two errors of one field: the first',
    answer({ code: 'TYPE_EMAIL', field: 'email' }, { code: 'REQUIRED_FIELD_EMPTY', field: 'email' }),
    { email: 'invalid' },
  ],
  ['a field that the form does not have', answer({ code: 'TYPE_TEXT', field: 'toString' }), {}],
  ['an error of the form as a whole', answer({ code: 'BLOCKED', message: 'x' }), {}],
  ['an answer of another shape', { errors: { name: 'bad' } }, {}],
  ['an answer that is no JSON', undefined, {}],
])('reads %s', (_what, json, problems) => {
  expect(errorsOfAnswer(json, fields)).toEqual(problems);
});
