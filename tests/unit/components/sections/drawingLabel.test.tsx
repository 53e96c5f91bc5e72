import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';

/** @returns the length that a label is drawn in, where it is not its own: a letter of 12 takes 7.2 of the drawing's 400 units */
function drawnLength(label: ReactNode) {
  const markup = renderToStaticMarkup(
    <MeasuredDrawing width={400} height={100}>
      {label}
    </MeasuredDrawing>,
  );
  return / textLength="(\d+)" lengthAdjust="spacingAndGlyphs"/.exec(markup)?.[1];
}

test.each([
  ['at its beginning', 30, 'start', '370'],
  ['at its end', 350, 'end', '350'],
  ['at its middle', 120, 'middle', '240'],
] as const)('a label that is anchored %s stays within its drawing', (_, x, textAnchor, length) => {
  const labelOf = (letters: number) => (
    <DrawingLabel x={x} y={20} textAnchor={textAnchor}>
      {'m'.repeat(letters)}
    </DrawingLabel>
  );
  expect(drawnLength(labelOf(20))).toBeUndefined();
  expect(drawnLength(labelOf(60))).toBe(length);
});

test('a label keeps to the room that it is given, and is measured by the size of its letters', () => {
  const label = (fontSize?: number) => (
    <DrawingLabel x={0} y={20} room={80} {...(fontSize && { fontSize })}>
      ten sights
    </DrawingLabel>
  );
  // Its own length, which letters that a visitor has spaced would leave.
  expect(drawnLength(label())).toBe('72');
  expect(drawnLength(label(20))).toBe('80');
});

test('a label outside a drawing says what to do', () => {
  expect(() =>
    renderToStaticMarkup(
      <DrawingLabel x={0} y={0}>
        Lyon
      </DrawingLabel>,
    ),
  ).toThrow('“Lyon” is drawn outside a MeasuredDrawing. Put it inside one.');
});
