import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { testedDevices } from './testedDevices.ts';

/** The vertical position of the ground, on which screens stand (`testedDevices.ts`). */
const ground = 172;

/** Draws screens with their width, browser and verdict. Where the test passed, the button is as wide as the page; where it failed, it runs off the screen. */
export function WebMobileDrawing() {
  return (
    <MeasuredDrawing height={234}>
      <path className="stroke-line" d={`M0 ${ground}h380`} />
      {/* The foot of the first screen. */}
      <path d="M84 146v26m-22 0h44" />
      {testedDevices.map(({ x, width, top, bottom, pixels, browser, passed }) => {
        const middle = x + width / 2;
        return (
          <g key={x}>
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
