import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { drawings } from '../../../../content/drawings.ts';

/** The vertical position of the ground, on which the screens stand, and the units of a CSS pixel. */
const ground = 172;
const pixel = 0.092;
const gap = 24;
const screens = drawings.domains['web-mobile'].map((screen, index, all) => ({
  ...screen,
  // From this width on, it is a monitor on a foot.
  bottom: screen.width > 1024 ? ground - 26 : ground,
  x: 16 + all.slice(0, index).reduce((sum, { width }) => sum + Math.round(width * pixel) + gap, 0),
  drawnWidth: Math.round(screen.width * pixel),
}));

/** Draws screens to scale with their width, browser and verdict. Where the test passed, the button is as wide as the page; where it failed, it runs off the screen. */
export function WebMobileDrawing() {
  return (
    <MeasuredDrawing height={234}>
      <path className="stroke-line" d={`M0 ${ground}h380`} />
      {screens.map(({ x, drawnWidth: width, width: pixels, height, bottom, browser, passed }) => {
        const middle = x + width / 2;
        const top = bottom - Math.round(height * pixel);
        return (
          <g key={x}>
            {bottom < ground && <path d={`M${middle} ${bottom}V${ground}m-22 0h44`} />}
            <rect x={x} y={top} width={width} height={bottom - top} rx="4" className="fill-card" />
            {/* The screen's page: three lines of text and the button. */}
            <path
              className="stroke-line"
              d={`M${x + 5} ${top + 14}h${width - 10}m0 12h${10 - width}m0 8h${(width - 10) / 2}`}
            />
            <path
              className={passed ? 'stroke-proof' : 'stroke-alert'}
              strokeWidth="5"
              d={`M${x + (passed ? 5 : 18)} ${bottom - 12}h${passed ? width - 10 : 22}`}
            />
            <path className="stroke-muted" d={`M${x} 44v-8m0 4h${width}m0 4v-8`} />
            <DrawingLabel x={middle} y={28} textAnchor="middle">
              {pixels}
            </DrawingLabel>
            <Verdict result={passed ? 'passed' : 'failed'} at={[middle, 193]} />
            <DrawingLabel x={middle} y={220} textAnchor="middle" className="fill-muted">
              {browser}
            </DrawingLabel>
          </g>
        );
      })}
    </MeasuredDrawing>
  );
}
