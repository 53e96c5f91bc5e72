import { useTranslation } from 'react-i18next';
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
      <MeasuredDrawing width={480} height={348} className="fill-none">
        <path d={levels.map((level) => `M20 ${heightOf(level)}h440`).join('')} className="stroke-line" />
        <g className="fill-muted text-[15px] lg:text-[13px]">
          {levels.map((level) => (
            <text key={level} x="20" y={heightOf(level) - 6}>
              {t('picture.level', { level })}
            </text>
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
        <g className="fill-ink" textAnchor="middle">
          <text x={expert} y="34" className="font-bold">
            {t('picture.expert')}
          </text>
          <text x={manager} y="34" className="font-bold">
            {t('picture.manager')}
          </text>
          <text x={start} y={heightOf(1) + 32}>
            {t('picture.start')}
          </text>
          <text x={start} y={heightOf(3) - 8} className="fill-proof text-[15px] lg:text-[13px]">
            {t('picture.crossing')}
          </text>
        </g>
      </MeasuredDrawing>
    </Sheet>
  );
}

/** @returns where a level, counted from 1, stands on the drawing */
function heightOf(level: number): number {
  return 352 - level * 58;
}
