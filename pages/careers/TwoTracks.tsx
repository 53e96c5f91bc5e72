import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { Drawing, DrawingLabel } from '../../components/sections/Drawing.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { drawings } from '../../content/drawings.ts';
import { isExample } from '../../content/sources.ts';

const { levels: top, crossingFrom } = drawings.careerTracks;
const levels = Array.from({ length: top }, (_, index) => index + 1);
const y = scaleLinear().domain([1, top]).rangeRound([294, 62]);
/** The x positions of the two tracks. Both begin at `start`, halfway between them. */
const expert = 160;
const start = 250;
const manager = 340;

/** The illustration of the page: two parallel careers that rise. Dashed lines mark the levels at which employees may change the track. */
export function TwoTracks() {
  const { t } = useTranslation('careers');
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description', { levels: top, from: crossingFrom })}
      example={isExample('careers:picture')}
    >
      <Drawing width={480} height={348}>
        <path d={levels.map((level) => `M20 ${y(level)}h440`).join('')} className="stroke-line" />
        <g className="text-muted">
          {levels.map((level) => (
            <DrawingLabel key={level} x={20} y={y(level) - 6}>
              {t('picture.level', { level })}
            </DrawingLabel>
          ))}
        </g>
        <path
          d={levels
            .slice(crossingFrom - 1)
            .map((level) => `M${expert} ${y(level)}H${manager}`)
            .join('')}
          className="stroke-accent"
          strokeWidth="2"
          strokeDasharray="3 5"
        />
        {[expert, manager].map((x) => (
          <g key={x}>
            <path d={`M${start} ${y(1)}L${x} ${y(2)}V${y(top)}`} className="stroke-ink" strokeWidth="3" />
            {levels.slice(1).map((level) => (
              <circle
                key={level}
                cx={x}
                cy={y(level)}
                r="7"
                className="fill-card stroke-ink"
                strokeWidth="3"
              />
            ))}
          </g>
        ))}
        <path d={`M${start - 9} ${y(1) - 9}h18v18h-18z`} className="fill-lime stroke-ink" strokeWidth="2" />
        <DrawingLabel x={expert} y={34} maxWidth={172} textAnchor="middle" className="font-bold">
          {t('picture.expert')}
        </DrawingLabel>
        <DrawingLabel x={manager} y={34} maxWidth={172} textAnchor="middle" className="font-bold">
          {t('picture.manager')}
        </DrawingLabel>
        <DrawingLabel x={start} y={y(1) + 32} textAnchor="middle">
          {t('picture.start')}
        </DrawingLabel>
        <DrawingLabel
          x={start}
          y={y(crossingFrom) - 8}
          maxWidth={164}
          textAnchor="middle"
          fontSize={16}
          className="fill-accent lg:text-[13px]"
        >
          {t('picture.crossing')}
        </DrawingLabel>
      </Drawing>
    </Sheet>
  );
}
