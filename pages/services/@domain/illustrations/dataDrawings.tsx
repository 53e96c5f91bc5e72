import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { Drawing, DrawingLabel } from '../../../../components/sections/Drawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { DrawingProps } from './DomainIllustration.tsx';
import { recall, recallMargin } from './illustrationData.ts';

/** The drawings of domains whose products process data. Each shows an example test. */
export const dataDrawings = {
  'ai-ml': AiMlDrawing,
  'data-analytics': DataAnalyticsDrawing,
};

const { truePositives, falseNegatives, falsePositives, trueNegatives, threshold } = drawings.domains['ai-ml'];
const cellWidth = 92;
const cellHeight = 74;
/** The cells of the confusion matrix, row by row. Correct predictions are dark, so that they stand out. */
const cells = [
  { x: 84, y: 54, count: truePositives, opacity: 0.85 },
  { x: 84 + cellWidth, y: 54, count: falseNegatives, opacity: 0.08 },
  { x: 84, y: 54 + cellHeight, count: falsePositives, opacity: 0.12 },
  { x: 84 + cellWidth, y: 54 + cellHeight, count: trueNegatives, opacity: 1 },
];

/** The labels of the matrix's rows and columns, and of the scale beside the matrix, with their positions. */
const names = [
  { name: 'predicted', x: 176, y: 24, maxWidth: 184 },
  { name: 'positive', x: 130, y: 44, maxWidth: 88 },
  { name: 'negative', x: 222, y: 44, maxWidth: 88 },
  { name: 'actual', x: 76, y: 44, textAnchor: 'end' },
  { name: 'positive', x: 76, y: 95, textAnchor: 'end' },
  { name: 'negative', x: 76, y: 169, textAnchor: 'end' },
  { name: 'recall', x: 325, y: 24 },
] as const;

const recallY = scaleLinear().domain([0.8, 1]).rangeRound([202, 54]);

/** A confusion matrix. The scale beside it shows the recall with its confidence interval, and the agreed threshold. */
function AiMlDrawing({ label }: DrawingProps) {
  const { i18n } = useTranslation();
  const percent = (value: number) => formatNumber(value, i18n.language, { style: 'percent' });
  return (
    <Drawing height={222}>
      {cells.map(({ x, y, count, opacity }) => (
        <g key={count}>
          <rect
            x={x}
            y={y}
            width={cellWidth}
            height={cellHeight}
            className="fill-accent"
            fillOpacity={opacity}
          />
          <DrawingLabel
            x={x + cellWidth / 2}
            y={y + cellHeight / 2 + 6}
            textAnchor="middle"
            fontSize={20}
            // The number is light on a dark cell. Labels usually have an outline in the sheet's colour, which does not suit the cells.
            className={opacity > 0.5 ? 'fill-card stroke-none' : 'stroke-none'}
          >
            {count}
          </DrawingLabel>
        </g>
      ))}
      {names.map(({ name, ...position }) => (
        <DrawingLabel key={name + position.y} textAnchor="middle" {...position} className="fill-muted">
          {label(name)}
        </DrawingLabel>
      ))}
      {/* The scale of the recall, its threshold, and the interval with the recall as a dot. */}
      <path className="stroke-line" d="M316 54v148m-6 0h12M310 54h12" />
      <path className="stroke-alert" strokeDasharray="3 3" d={`M296 ${recallY(threshold)}h34`} />
      <path
        className="stroke-accent"
        strokeWidth="1.5"
        d={`M308 ${recallY(recall + recallMargin)}h16m-8 0V${recallY(recall - recallMargin)}m-8 0h16`}
      />
      <circle cx="316" cy={recallY(recall)} r="4" className="fill-accent" stroke="none" />
      <DrawingLabel x={334} y={recallY(recall) + 4}>
        {percent(recall)}
      </DrawingLabel>
      <DrawingLabel x={334} y={recallY(threshold) + 8} className="fill-alert">
        {percent(threshold)}
      </DrawingLabel>
    </Drawing>
  );
}

const stages = drawings.domains['data-analytics'];

/** The stages of a data pipeline, drawn as tables side by side. A red line between two tables shows that rows are lost there. */
function DataAnalyticsDrawing({ label }: DrawingProps) {
  const { i18n } = useTranslation();
  return (
    <Drawing height={212}>
      {stages.map(({ key, rows }, index) => {
        const x = 12 + index * 96;
        const lost = (stages[index - 1]?.rows ?? rows) - rows;
        return (
          <g key={key}>
            <DrawingLabel x={x + 34} y={28} maxWidth={92} textAnchor="middle">
              {label(key)}
            </DrawingLabel>
            {/* These three elements draw a table: first its lines, then its head and its frame. */}
            <path className="stroke-line" d={`M${x} 76h68m0 18h-68m0 18h68m0 18h-68m24-72v90`} />
            <path strokeWidth="14" d={`M${x} 51h68`} />
            <rect x={x} y="44" width="68" height="104" />
            <DrawingLabel
              x={x + 34}
              y={168}
              textAnchor="middle"
              className={lost ? 'fill-alert' : 'fill-muted'}
            >
              {formatNumber(rows, i18n.language)}
            </DrawingLabel>
            {index > 0 && (
              <>
                <path d={`M${x - 28} 96h24m-4-4 4 4-4 4`} className={lost ? 'stroke-alert' : undefined} />
                <Verdict result={lost ? 'failed' : 'passed'} at={[x - 14, 76]} />
              </>
            )}
            {lost > 0 && (
              <>
                <path
                  className="stroke-alert"
                  strokeWidth="3"
                  strokeDasharray="3 4"
                  d={`M${x - 14} 104v74`}
                />
                <DrawingLabel x={x - 14} y={198} textAnchor="middle" className="fill-alert">
                  {`−${formatNumber(lost, i18n.language)}`}
                </DrawingLabel>
              </>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
