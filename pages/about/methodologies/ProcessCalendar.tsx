import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../components/sections/DrawingLabel.tsx';
import { DrawingScale } from '../../../components/sections/DrawingScale.tsx';
import { MeasuredDrawing } from '../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { processSteps } from '../../../content/processSteps.ts';

/** The number of days that an open-ended step takes on the drawing. */
const shownDays = 10;
const dayWidth = 14;
const rowHeight = 48;
const margin = 20;
/** The last day of the scale. */
const shownEnd = 30;
const at = (day: number) => margin + day * dayWidth;

interface Bar {
  key: string;
  /** Days since the beginning. */
  start: number;
  length: number;
  isOpen: boolean;
}

/** The picture of the page: the six steps to scale, each closed by the tick of its deliverable. */
export function ProcessCalendar() {
  const { t } = useTranslation('methodologies');
  const items = t('process.items', { returnObjects: true });
  const rows = bars();
  /** After a step without an end, no day is certain. */
  const isOpenBefore = (row: number) => rows.slice(0, row).some(({ isOpen }) => isOpen);
  const bottom = processSteps.length * rowHeight + 12;
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description')}
      example={processSteps.some(({ source }) => source === 'example')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: rows.map(({ key, start, length }, row) => [
          entryOf(items, key, 'methodologies.json: process.items').title,
          isOpenBefore(row) ? t('picture.open') : String(start + 1),
          isOpenBefore(row + 1) ? t('picture.open') : String(start + length),
        ]),
      }}
    >
      <MeasuredDrawing width={480} height={bottom + 34}>
        <DrawingScale values={[0, 5, 10, 15, 20, 25, 30]} at={at} bottom={bottom} />
        {rows.map(({ key, start, length, isOpen }, row) => {
          const x = at(start);
          const end = at(start + length);
          const y = 14 + row * rowHeight;
          const isLate = start > 12;
          return (
            <g key={key}>
              <DrawingLabel
                x={isLate ? end : x}
                y={y + 10}
                room={isLate ? end : at(shownEnd) - x}
                textAnchor={isLate ? 'end' : 'start'}
              >
                {entryOf(items, key, 'methodologies.json: process.items').title}
              </DrawingLabel>
              <path
                d={`M${x} ${y + 25}H${end}`}
                strokeWidth="12"
                className={isOpen ? 'stroke-line-strong' : 'stroke-ink'}
                strokeDasharray={isOpen ? '3 3' : undefined}
              />
              <circle cx={end} cy={y + 25} r="9" className="fill-proof stroke-card" strokeWidth="2" />
              <path d={`m${end - 4} ${y + 25} 3 3 5-6`} className="stroke-card" strokeWidth="2" />
            </g>
          );
        })}
      </MeasuredDrawing>
    </Sheet>
  );
}

function bars(): Bar[] {
  let day = 0;
  return processSteps.map(({ key, days, overlapDays }) => {
    const start = day - overlapDays;
    const length = days ?? shownDays;
    day = start + length;
    return { key, start, length, isOpen: days === null };
  });
}
