import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { DrawingProps } from './DomainPicture.tsx';

const { degrees, stoppedMillimetres, allowedMillimetres } = drawings.domains.robotics;
/** From where the arm was told to stop to the fence. */
const x = scaleLinear().domain([0, allowedMillimetres]).rangeRound([286, 366]);
/** Where each angle of the arm is written. */
const places = [
  { x: 122, y: 166 },
  { x: 162, y: 74 },
  { x: 270, y: 84 },
];

/** Draws a jointed arm over its floor with three angles, and the distance it needs to stop before a fence. */
export function RoboticsDrawing({ label }: DrawingProps) {
  const { i18n } = useTranslation();
  const millimetres = (value: number) =>
    formatNumber(value, i18n.language, { style: 'unit', unit: 'millimeter' });
  return (
    <MeasuredDrawing height={236}>
      {/* The floor, the base of the arm, its reach. */}
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
        className="stroke-proof"
        strokeWidth="1.5"
        d="M114 180a34 34 0 0 0-18-30m48-85a28 28 0 0 1 14 19m104-20a28 28 0 0 1-8 26"
      />
      {/* The arm: a dark line under a lighter one, its three joints, its gripper. */}
      <path strokeWidth="7" strokeLinejoin="round" d="m80 180 50-90 105-20 50 50" />
      <path className="stroke-card" strokeWidth="4.5" strokeLinejoin="round" d="m80 180 50-90 105-20 50 50" />
      <circle cx="80" cy="180" r="9" className="fill-card" />
      <circle cx="130" cy="90" r="8" className="fill-card" />
      <circle cx="235" cy="70" r="7" className="fill-card" />
      <path strokeWidth="1.5" d="m278 127 14-14m-14 14 4 6m10-20 6 4" />
      {places.map((place, joint) => (
        <DrawingLabel key={place.x} {...place}>
          {`${degrees[joint]}°`.replace('-', '−')}
        </DrawingLabel>
      ))}
      {/* The two distances, and the fence at the end of the longer one. */}
      <path
        className="stroke-proof"
        strokeWidth="1.5"
        d={`M286 144v12m0-6H${x(stoppedMillimetres)}m0 6v-12`}
      />
      <path className="stroke-muted" d={`M286 174v12m0-6H${x(allowedMillimetres)}m0 6v-12`} />
      <path className="stroke-alert" strokeDasharray="3 3" d="M366 20v180" />
      <DrawingLabel x={282} y={154} room={150} textAnchor="end" className="fill-proof">
        {`${millimetres(stoppedMillimetres)} ${label('measured')}`}
      </DrawingLabel>
      <DrawingLabel x={282} y={184} room={172} textAnchor="end" className="fill-muted">
        {`${millimetres(allowedMillimetres)} ${label('allowed')}`}
      </DrawingLabel>
      <path className="stroke-line" strokeWidth="10" strokeDasharray="1 9" d="M4 206h372" />
      <DrawingLabel x={366} y={228} textAnchor="end" className="fill-muted">
        ISO 10218
      </DrawingLabel>
    </MeasuredDrawing>
  );
}
