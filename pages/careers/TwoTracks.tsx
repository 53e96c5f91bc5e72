import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { isExample } from '../../content/sources.ts';

const levels = [1, 2, 3, 4, 5];
/** The levels on which a career can cross to the other track, as `picture.description` says. */
const crossings = [3, 4, 5];
/** Where the tracks stand on the drawing, from its left. Both start at level 1, between them. */
const expert = 160;
const start = 250;
const manager = 340;

/** The picture of the page: two careers that climb side by side, with crossings between them. */
export function TwoTracks() {
  const { t } = useTranslation('careers');
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description')}
      example={isExample('careers:picture')}
    >
      <MeasuredDrawing width={480} height={348}>
        <path d={levels.map((level) => `M20 ${yOf(level)}h440`).join('')} className="stroke-line" />
        <g className="text-muted">
          {levels.map((level) => (
            <DrawingLabel key={level} x={20} y={yOf(level) - 6}>
              {t('picture.level', { level })}
            </DrawingLabel>
          ))}
        </g>
        <path
          d={crossings.map((level) => `M${expert} ${yOf(level)}H${manager}`).join('')}
          className="stroke-proof"
          strokeWidth="2"
          strokeDasharray="3 5"
        />
        {[expert, manager].map((x) => (
          <g key={x}>
            <path d={`M${start} ${yOf(1)}L${x} ${yOf(2)}V${yOf(5)}`} className="stroke-ink" strokeWidth="3" />
            {levels.slice(1).map((level) => (
              <circle
                key={level}
                cx={x}
                cy={yOf(level)}
                r="7"
                className="fill-card stroke-ink"
                strokeWidth="3"
              />
            ))}
          </g>
        ))}
        <path d={`M${start - 9} ${yOf(1) - 9}h18v18h-18z`} className="fill-lime stroke-ink" strokeWidth="2" />
        <DrawingLabel x={expert} y={34} room={172} textAnchor="middle" className="font-bold">
          {t('picture.expert')}
        </DrawingLabel>
        <DrawingLabel x={manager} y={34} room={172} textAnchor="middle" className="font-bold">
          {t('picture.manager')}
        </DrawingLabel>
        <DrawingLabel x={start} y={yOf(1) + 32} textAnchor="middle">
          {t('picture.start')}
        </DrawingLabel>
        <DrawingLabel
          x={start}
          y={yOf(3) - 8}
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

/** @returns the vertical position of a level on the drawing: the first is the lowest */
function yOf(level: number): number {
  return 352 - level * 58;
}
