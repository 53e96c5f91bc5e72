import { expect, test } from 'vitest';
import { defineIsland } from '../../../../components/islands/defineIsland.ts';
import { Island } from '../../../../components/islands/Island.tsx';
import { island as newsletter } from '../../../../components/islands/newsletter/Newsletter.island.tsx';
import { island as toasts } from '../../../../components/islands/toasts/Toasts.island.tsx';

// TypeScript is the test here: each line marked must not compile, and `tsc` fails when one does.
test('what cannot work does not compile', () => {
  const attempts = [
    // @ts-expect-error: "when" is missing
    <Island key={1} of={newsletter} />,
    // @ts-expect-error: that is no island
    <Island key={2} of={{ name: 'newspaper' }} when="interaction" />,
    // @ts-expect-error: that is no moment
    <Island key={3} of={newsletter} when="never" />,
    // @ts-expect-error: this island has no props
    <Island key={4} of={newsletter} when="interaction" props={{ address: 'a' }} />,
    // @ts-expect-error: this island needs its props
    <Island key={5} of={toasts} when="interaction" />,
    // @ts-expect-error: no such configuration
    <Island key={6} of={toasts} when="interaction" props={{ configuration: 'many' }} />,
    // @ts-expect-error: children would be lost, an island renders itself
    <Island key={7} of={newsletter} when="interaction">
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
