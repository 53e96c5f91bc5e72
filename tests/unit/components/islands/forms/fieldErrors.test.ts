import { expect, it } from 'vitest';
import { errorsOfResponse } from '../../../../../components/islands/forms/fieldErrors.ts';

const fields = { name: 'name', email: 'email', message: 'profile' } as const;
const bodyWith = (...errors: unknown[]) => ({ error: 'Validation errors', errors });

it.each([
  [
    'an empty field',
    bodyWith({ code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'x' }),
    { name: 'required' },
  ],
  ['an invalid address', bodyWith({ code: 'TYPE_EMAIL', field: 'email' }), { email: 'invalid' }],
  // Every object has a `constructor` and a `toString`.
  ['a code that is unknown', bodyWith({ code: 'constructor', field: 'email' }), { email: 'rejected' }],
  [
    'a field that is sent under another name',
    bodyWith({ code: 'TYPE_TEXT', field: 'message' }),
    { profile: 'rejected' },
  ],
  [
    'two errors of one field: the first',
    bodyWith({ code: 'TYPE_EMAIL', field: 'email' }, { code: 'REQUIRED_FIELD_EMPTY', field: 'email' }),
    { email: 'invalid' },
  ],
  ['a field that the form does not have', bodyWith({ code: 'TYPE_TEXT', field: 'toString' }), {}],
  ['an error of the form as a whole', bodyWith({ code: 'BLOCKED', message: 'x' }), {}],
  ['an answer of another shape', { errors: { name: 'bad' } }, {}],
  ['an answer that is no JSON', undefined, {}],
])('reads %s', (_what, json, problems) => {
  expect(errorsOfResponse(json, fields)).toEqual(problems);
});
