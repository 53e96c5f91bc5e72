import { expect, test } from 'vitest';
import { emailProblem } from '../../../../../components/islands/newsletter/emailProblem.ts';

test.each([
  [true, false, 'missing'],
  [false, true, 'malformed'],
  [false, false, undefined],
])('missing %s, malformed %s: %s', (valueMissing, typeMismatch, problem) => {
  expect(emailProblem({ valueMissing, typeMismatch })).toBe(problem);
});
