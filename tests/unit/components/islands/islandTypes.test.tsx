import { expect, test } from 'vitest';
import { defineIsland } from '../../../../components/islands/defineIsland.ts';
import { Island } from '../../../../components/islands/Island.tsx';

// TypeScript is the test here: each line marked must not compile, and `tsc` fails when one does.
test('what cannot work does not compile', () => {
  const attempts = [
    // @ts-expect-error: "when" is missing
    <Island key={1} name="newsletter" />,
    // @ts-expect-error: there is no island of that name
    <Island key={2} name="newspaper" when="interaction" />,
    // @ts-expect-error: that is no moment
    <Island key={3} name="newsletter" when="never" />,
    // @ts-expect-error: this island has no props
    <Island key={4} name="newsletter" when="interaction" props={{ address: 'a' }} />,
    // @ts-expect-error: this island needs its props
    <Island key={5} name="toasts" when="interaction" />,
    // @ts-expect-error: no such configuration
    <Island key={6} name="toasts" when="interaction" props={{ configuration: 'many' }} />,
    // @ts-expect-error: children would be lost, an island renders itself
    <Island key={7} name="newsletter" when="interaction">
      text
    </Island>,
  ];
  // @ts-expect-error: a function cannot be written into HTML
  const withFunction = defineIsland({ Component: (_: { onSave: () => void }) => null, words: [] });
  // @ts-expect-error: nor can a date
  const withDate = defineIsland({ Component: (_: { since: Date }) => null, words: [] });
  // @ts-expect-error: there are no such words
  const withWords = defineIsland({ Component: () => null, words: ['nothing'] });
  const fine = defineIsland({ Component: (_: { since: string; ids?: number[] }) => null, words: ['common'] });

  expect([...attempts, withFunction, withDate, withWords, fine]).toHaveLength(11);
});
