import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { Drawing, DrawingLabel } from '../../../../components/sections/Drawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { DrawingProps } from './DomainIllustration.tsx';

/** The drawings of domains whose products are devices or run on a device. Each shows an example test. */
export const deviceDrawings = {
  'web-mobile': WebMobileDrawing,
  'embedded-iot': EmbeddedIotDrawing,
  robotics: RoboticsDrawing,
  arvr: ArvrDrawing,
};

const { links } = drawings.domains['embedded-iot'];

/** The traces of the circuit board that end at a pad with a test probe, in the order of their names in `links`. */
const traces = [
  { path: 'M142 62h-34l-22-22H44', x: 38, y: 40 },
  { path: 'M142 84H44', x: 38, y: 84 },
  { path: 'M238 62h34l22-22h42', x: 342, y: 40 },
  { path: 'M238 84h98', x: 342, y: 84 },
];

/** A microcontroller with its probed connections. The signal below shows a write operation during a power cut. */
function EmbeddedIotDrawing({ label }: DrawingProps) {
  return (
    <Drawing height={214}>
      {traces.map(({ path, x, y }, index) => (
        <g key={path} className="stroke-accent">
          <path strokeWidth="1.5" d={path} />
          <circle cx={x} cy={y} r="6" />
          <circle cx={x} cy={y} r="2" className="fill-accent" />
          <DrawingLabel x={x} y={y - 12} textAnchor="middle">
            {links[index] ?? ''}
          </DrawingLabel>
        </g>
      ))}
      {/* The board's other traces, and the microcontroller: its pins, its case, and the dot that marks its first pin. */}
      <path className="stroke-line" d="M142 106h-20l-18 18H0m238-18h20l18 18h104M174 24V0m32 24V0" />
      <path strokeWidth="8" strokeDasharray="4 7.4" d="M165 28h50M165 118h50M146 48v50m88-50v50" />
      <rect x="150" y="32" width="80" height="82" rx="3" className="fill-card" />
      <circle cx="160" cy="42" r="2.5" />
      <DrawingLabel x={190} y={77} textAnchor="middle">
        MCU
      </DrawingLabel>
      {/* The signal before the power cut, the time without power, and the signal afterwards. */}
      <path d="M12 194h22v-26h26v26h26v-26h26v26h26v-26h16v26" />
      <path className="stroke-alert" strokeDasharray="3 3" d="M154 194h84" />
      <path className="stroke-alert" d="M154 208v-8m0 4h84m0 4v-8" />
      <path className="stroke-accent" strokeWidth="1.5" d="M238 194v-26h26v26h26v-26h26v26h26v-26h26" />
      <DrawingLabel x={196} y={184} textAnchor="middle" className="fill-alert">
        {label('cut')}
      </DrawingLabel>
    </Drawing>
  );
}

const { degrees, stoppedMillimetres, allowedMillimetres } = drawings.domains.robotics;
/** The x scale of distances from the point at which the arm received the command to stop. The fence is at the allowed distance. */
const distance = scaleLinear().domain([0, allowedMillimetres]).rangeRound([286, 366]);
const angleLabels = [
  { x: 122, y: 166 },
  { x: 162, y: 74 },
  { x: 270, y: 84 },
];

/** A robot arm, and the distance that it needs to stop before a fence. If an angle in `degrees` changes, the arm must be redrawn. */
function RoboticsDrawing({ label }: DrawingProps) {
  const { i18n } = useTranslation();
  const millimetres = (value: number) =>
    formatNumber(value, i18n.language, { style: 'unit', unit: 'millimeter' });
  return (
    <Drawing height={236}>
      {/* The floor, the base of the arm, and the limit of its reach. */}
      <path className="stroke-line" d="M0 200h380" />
      <path d="M54 200v-14a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v14" />
      <path
        className="stroke-line"
        strokeDasharray="2 5"
        d="M80 5a175 175 0 0 1 205 115 175 175 0 0 1-11 60"
      />
      {/* The angles: the lines from which they are measured, and their arcs. */}
      <path className="stroke-muted" strokeDasharray="3 4" d="M80 180h62M130 90l22-40m83 20 44-9" />
      <path
        className="stroke-accent"
        strokeWidth="1.5"
        d="M114 180a34 34 0 0 0-18-30m48-85a28 28 0 0 1 14 19m104-20a28 28 0 0 1-8 26"
      />
      {/* The arm as a dark line under a lighter one, its three joints, and its gripper. */}
      <path strokeWidth="7" strokeLinejoin="round" d="m80 180 50-90 105-20 50 50" />
      <path className="stroke-card" strokeWidth="4.5" strokeLinejoin="round" d="m80 180 50-90 105-20 50 50" />
      <circle cx="80" cy="180" r="9" className="fill-card" />
      <circle cx="130" cy="90" r="8" className="fill-card" />
      <circle cx="235" cy="70" r="7" className="fill-card" />
      <path strokeWidth="1.5" d="m278 127 14-14m-14 14 4 6m10-20 6 4" />
      {/* The angles. JavaScript writes a hyphen before a negative number, so it is replaced by a minus sign. */}
      {angleLabels.map((position, joint) => (
        <DrawingLabel key={position.x} {...position}>
          {`${degrees[joint]}°`.replace('-', '−')}
        </DrawingLabel>
      ))}
      {/* The two distances, and the fence at the end of the allowed distance. */}
      <path
        className="stroke-accent"
        strokeWidth="1.5"
        d={`M286 144v12m0-6H${distance(stoppedMillimetres)}m0 6v-12`}
      />
      <path className="stroke-muted" d={`M286 174v12m0-6H${distance(allowedMillimetres)}m0 6v-12`} />
      <path className="stroke-alert" strokeDasharray="3 3" d="M366 20v180" />
      <DrawingLabel x={282} y={154} maxWidth={150} textAnchor="end" className="fill-accent">
        {`${millimetres(stoppedMillimetres)} ${label('measured')}`}
      </DrawingLabel>
      <DrawingLabel x={282} y={184} maxWidth={172} textAnchor="end" className="fill-muted">
        {`${millimetres(allowedMillimetres)} ${label('allowed')}`}
      </DrawingLabel>
      {/* The hatching of the floor, and the safety standard for industrial robots. */}
      <path className="stroke-line" strokeWidth="10" strokeDasharray="1 9" d="M4 206h372" />
      <DrawingLabel x={366} y={228} textAnchor="end" className="fill-muted">
        ISO 10218
      </DrawingLabel>
    </Drawing>
  );
}

const { hertz, milliseconds } = drawings.domains.arvr;
/** The time in which the headset must render a frame, in milliseconds. */
const budget = 1000 / hertz;
const frameAt = scaleBand<number>().domain(milliseconds.keys()).rangeRound([12, 324]);
const time = scaleLinear().domain([0, 25]).rangeRound([214, 164]);

/** Returns the path of the bars of the late frames, or of the other frames if `late` is false. */
const bars = (late: boolean) =>
  milliseconds
    .map((each, frame) =>
      each > budget === late
        ? `M${(frameAt(frame) ?? 0) + frameAt.bandwidth() / 2} ${time(0)}V${time(each)}`
        : '',
    )
    .join('');

/** The field of view of a headset (96°) with a cube in it. The bars below show the render time of each frame. */
function ArvrDrawing() {
  const { i18n } = useTranslation('domains');
  const limit = formatNumber(budget, i18n.language, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 1,
  });
  return (
    <Drawing height={228}>
      {/* The field of view: its edges, the near plane and the far plane. */}
      <path className="stroke-line" d="M44 84 330 4M44 84l286 70M44 84l196-38M44 84l196 80" />
      <path className="fill-card" d="m112 70 34-13v56l-34-1z" />
      <path d="m240 46 90-42v150l-90 10z" />
      {/* The cube, and the line of sight to it. */}
      <path
        className="stroke-accent"
        strokeWidth="1.5"
        d="m196 92 26-9 20 9v30l-26 8-20-10zm0 0 20 8m26-8-26 8v30"
      />
      <path className="stroke-accent" strokeDasharray="2 3" d="m44 84 152 8" />
      {/* The headset with its strap, and the angle of the field of view. */}
      <path
        strokeWidth="1.5"
        className="fill-card"
        d="M18 70h22a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-4l-6-6-6 6h-6z"
      />
      <path d="M18 74c-9 4-9 16 0 20" />
      <path className="stroke-muted" d="M92 71a50 50 0 0 1 1 26" />
      <DrawingLabel x={98} y={138} className="fill-muted">
        96°
      </DrawingLabel>
      <path strokeWidth="5" d={bars(false)} />
      <path strokeWidth="5" className="stroke-alert" d={bars(true)} />
      <path className="stroke-accent" strokeDasharray="4 3" d={`M12 ${time(budget)}h312`} />
      <DrawingLabel x={324} y={time(budget) - 6} textAnchor="end" className="fill-accent">
        {limit}
      </DrawingLabel>
      <path className="stroke-line" d={`M12 ${time(0) + 0.5}h312`} />
    </Drawing>
  );
}

/** The y position of the ground under the screens. */
const ground = 172;
/** The drawing units per CSS pixel. */
const pixel = 0.092;
const gap = 24;
const screens = drawings.domains['web-mobile'].map((screen, index, all) => ({
  ...screen,
  // A screen wider than 1024 pixels is a monitor. Its stand raises it above the ground.
  bottom: screen.width > 1024 ? ground - 26 : ground,
  x: 16 + all.slice(0, index).reduce((sum, { width }) => sum + Math.round(width * pixel) + gap, 0),
  scaledWidth: Math.round(screen.width * pixel),
}));

/** Screens to scale, each labelled with its width, browser and result. On a narrow screen that failed, the button crosses the edge. */
function WebMobileDrawing() {
  return (
    <Drawing height={234}>
      <path className="stroke-line" d={`M0 ${ground}h380`} />
      {screens.map(({ x, scaledWidth: width, width: pixels, height, bottom, browser, passed }) => {
        const middle = x + width / 2;
        const top = bottom - Math.round(height * pixel);
        return (
          <g key={x}>
            {bottom < ground && <path d={`M${middle} ${bottom}V${ground}m-22 0h44`} />}
            <rect x={x} y={top} width={width} height={bottom - top} rx="4" className="fill-card" />
            {/* The page on the screen: three lines of text and the button. */}
            <path
              className="stroke-line"
              d={`M${x + 5} ${top + 14}h${width - 10}m0 12h${10 - width}m0 8h${(width - 10) / 2}`}
            />
            <path
              className={passed ? 'stroke-accent' : 'stroke-alert'}
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
    </Drawing>
  );
}
