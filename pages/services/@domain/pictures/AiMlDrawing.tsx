import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { DrawingProps } from './DomainPicture.tsx';
import { recall, recallMargin } from './pictureFacts.ts';

const { found, missed, falseAlarms, dismissed, threshold } = drawings.domains['ai-ml'];
const cellWidth = 92;
const cellHeight = 74;
/** The cells of the confusion matrix, row by row. Right predictions are dark, so that they stand out. */
const cells = [
  { x: 84, y: 54, count: found, opacity: 0.85 },
  { x: 84 + cellWidth, y: 54, count: missed, opacity: 0.08 },
  { x: 84, y: 54 + cellHeight, count: falseAlarms, opacity: 0.12 },
  { x: 84 + cellWidth, y: 54 + cellHeight, count: dismissed, opacity: 1 },
];

/** The names of the rows and columns of the matrix, and of the scale beside it, each with its place. */
const names = [
  { name: 'predicted', x: 176, y: 24, room: 184 },
  { name: 'positive', x: 130, y: 44, room: 88 },
  { name: 'negative', x: 222, y: 44, room: 88 },
  { name: 'actual', x: 76, y: 44, textAnchor: 'end' },
  { name: 'positive', x: 76, y: 95, textAnchor: 'end' },
  { name: 'negative', x: 76, y: 169, textAnchor: 'end' },
  { name: 'recall', x: 325, y: 24 },
] as const;

const y = scaleLinear().domain([0.8, 1]).rangeRound([202, 54]);

/** A confusion matrix, and the recall with its confidence interval above the agreed threshold. */
export function AiMlDrawing({ label }: DrawingProps) {
  const { i18n } = useTranslation();
  const percent = (value: number) => formatNumber(value, i18n.language, { style: 'percent' });
  return (
    <MeasuredDrawing height={222}>
      {cells.map(({ x, y, count, opacity }) => (
        <g key={count}>
          <rect
            x={x}
            y={y}
            width={cellWidth}
            height={cellHeight}
            className="fill-proof"
            fillOpacity={opacity}
          />
          <DrawingLabel
            x={x + cellWidth / 2}
            y={y + cellHeight / 2 + 6}
            textAnchor="middle"
            fontSize={20}
            // On a dark cell the letters are light; no edge in the colour of the sheet, for they stand on the cell.
            className={opacity > 0.5 ? 'fill-card stroke-none' : 'stroke-none'}
          >
            {count}
          </DrawingLabel>
        </g>
      ))}
      {names.map(({ name, ...place }) => (
        <DrawingLabel key={name + place.y} textAnchor="middle" {...place} className="fill-muted">
          {label(name)}
        </DrawingLabel>
      ))}
      {/* The scale of the recall, its threshold, and the interval with the recall as a dot. */}
      <path className="stroke-line" d="M316 54v148m-6 0h12M310 54h12" />
      <path className="stroke-alert" strokeDasharray="3 3" d={`M296 ${y(threshold)}h34`} />
      <path
        className="stroke-proof"
        strokeWidth="1.5"
        d={`M308 ${y(recall + recallMargin)}h16m-8 0V${y(recall - recallMargin)}m-8 0h16`}
      />
      <circle cx="316" cy={y(recall)} r="4" className="fill-proof" stroke="none" />
      <DrawingLabel x={334} y={y(recall) + 4}>
        {percent(recall)}
      </DrawingLabel>
      <DrawingLabel x={334} y={y(threshold) + 8} className="fill-alert">
        {percent(threshold)}
      </DrawingLabel>
    </MeasuredDrawing>
  );
}
