import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { DrawingProps } from './DomainPicture.tsx';

const stages = drawings.domains['data-analytics'];

/** Draws the stages of a pipeline as tables in a row, and marks where rows are lost between two of them. */
export function DataAnalyticsDrawing({ label }: DrawingProps) {
  const { i18n } = useTranslation();
  return (
    <MeasuredDrawing height={212}>
      {stages.map(({ key, rows }, index) => {
        const x = 12 + index * 96;
        const lost = (stages[index - 1]?.rows ?? rows) - rows;
        return (
          <g key={key}>
            <DrawingLabel x={x + 34} y={28} room={92} textAnchor="middle">
              {label(key)}
            </DrawingLabel>
            {/* A table: its rows and a column, its head, its frame. */}
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
    </MeasuredDrawing>
  );
}
