import { expect, test } from 'vitest';
import { withoutDetours } from '../../../../renderer/styles/withoutDetours.ts';

test('values stand where Tailwind would look them up', () => {
  expect(
    withoutDetours(
      '.a{font-size:1rem;line-height:var(--tw-leading,1.6)}.b{transition-timing-function:var(--tw-ease,cubic-bezier(.2,.7,.3,1))}.c{border-top-style:var(--tw-border-style);border-top-width:1px}.d{--tw-border-style:dashed;border-style:dashed}@media not all and (width>=40rem){.e{outline-style:var(--tw-outline-style)}}',
    ),
  ).toBe(
    '.a{font-size:1rem;line-height:1.6}.b{transition-timing-function:cubic-bezier(.2,.7,.3,1)}.c{border-top-width:1px}.d{--tw-border-style:dashed;border-style:dashed}@media (width<40rem){.e{outline-style:solid}}',
  );
});
