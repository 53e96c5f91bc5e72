import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';

const levels = [1, 2, 3, 4, 5];
const start = 250;
const expert = 160;
const manager = 340;

/** The picture of the page: two careers that climb side by side, with crossings between them. */
export function TwoTracks() {
  const { t } = useTranslation('careers');
  return (
    <Sheet title={t('picture.title')} description={t('picture.description')}>
      <MeasuredDrawing width={480} height={348}>
        <path d={levels.map((level) => `M20 ${heightOf(level)}h440`).join('')} className="stroke-line" />
        <g className="text-muted">
          {levels.map((level) => (
            <DrawingLabel key={level} x={20} y={heightOf(level) - 6}>
              {t('picture.level', { level })}
            </DrawingLabel>
          ))}
        </g>
        <path
          d={[3, 4, 5].map((level) => `M${expert} ${heightOf(level)}H${manager}`).join('')}
          className="stroke-proof"
          strokeWidth="2"
          strokeDasharray="3 5"
        />
        {[expert, manager].map((x) => (
          <g key={x}>
            <path
              d={`M${start} ${heightOf(1)}L${x} ${heightOf(2)}V${heightOf(5)}`}
              className="stroke-ink"
              strokeWidth="3"
            />
            {[2, 3, 4, 5].map((level) => (
              <circle
                key={level}
                cx={x}
                cy={heightOf(level)}
                r="7"
                className="fill-card stroke-ink"
                strokeWidth="3"
              />
            ))}
          </g>
        ))}
        <path
          d={`M${start - 9} ${heightOf(1) - 9}h18v18h-18z`}
          className="fill-lime stroke-ink"
          strokeWidth="2"
        />
        <DrawingLabel x={expert} y={34} room={172} textAnchor="middle" className="font-bold">
          {t('picture.expert')}
        </DrawingLabel>
        <DrawingLabel x={manager} y={34} room={172} textAnchor="middle" className="font-bold">
          {t('picture.manager')}
        </DrawingLabel>
        <DrawingLabel x={start} y={heightOf(1) + 32} textAnchor="middle">
          {t('picture.start')}
        </DrawingLabel>
        <DrawingLabel
          x={start}
          y={heightOf(3) - 8}
          room={164}
          textAnchor="middle"
          fontSize={16}
          className="fill-proof lg:text-[13px]"
        >
          {t('picture.crossing')}
        </DrawingLabel>
      </MeasuredDrawing>
    </Sheet>
  );
}

/** @returns where a level, counted from 1, stands on the drawing */
function heightOf(level: number): number {
  return 352 - level * 58;
}
