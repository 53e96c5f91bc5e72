import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { Drawing, DrawingLabel } from '../../components/sections/Drawing.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../content/entryOf.ts';
import { formatQuantity } from '../../renderer/i18n/format.ts';
import { CaseLogo } from './CaseLogo.tsx';
import { type Duration, daysOf } from './daysOf.ts';

/** The x positions of the two vertical lines: `left` for the duration of a task before the project, `right` for its duration after. */
const left = 140;
const right = 372;
const durations = caseStudies.flatMap(({ measure }) => [measure.before, measure.after].map(daysOf));
/** The end of the y scale, in working days. It is at least 10, also if there are no case studies. */
const longest = Math.max(10, ...durations);
const y = scaleLinear().domain([0, longest]).nice(5).rangeRound([300, 50]);

/** The illustration of the page: how long tasks took before and take now, to scale. */
export function BeforeAndAfter() {
  const { t, i18n } = useTranslation('caseStudies');
  const items = t('cases.items', { returnObjects: true });
  const textOf = ({ value, unit }: Duration) => formatQuantity(value, unit, i18n.language);
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description')}
      example={caseStudies.some(({ source }) => source === 'example')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: caseStudies.map(({ key, measure }) => [
          entryOf(items, key, 'caseStudies.json: cases.items').title,
          textOf(measure.before),
          textOf(measure.after),
        ]),
      }}
    >
      <Drawing width={480} height={344}>
        <path
          className="stroke-line"
          d={y
            .ticks(5)
            .map((days) => `M20 ${y(days)}H460`)
            .join('')}
        />
        <path d={`M${left} 40V306M${right} 40V306`} className="stroke-ink" />
        <g className="font-bold">
          <DrawingLabel x={left} y={28} textAnchor="middle">
            {t('picture.before')}
          </DrawingLabel>
          <DrawingLabel x={right} y={28} textAnchor="middle">
            {t('picture.after')}
          </DrawingLabel>
        </g>
        {caseStudies.map(({ key, logo, measure }) => {
          const before = y(daysOf(measure.before));
          const after = y(daysOf(measure.after));
          return (
            <g key={key} className="stroke-card" strokeWidth="5" paintOrder="stroke">
              <path d={`M${left} ${before}L${right} ${after}`} className="stroke-accent" strokeWidth="2.5" />
              <circle cx={left} cy={before} r="6" className="fill-ink" strokeWidth="2" />
              <circle cx={right} cy={after} r="6" className="fill-accent" strokeWidth="2" />
              <DrawingLabel x={left - 14} y={before + 5} maxWidth={74} textAnchor="end">
                {textOf(measure.before)}
              </DrawingLabel>
              <DrawingLabel x={right + 14} y={after + 5} className="fill-accent font-bold">
                {textOf(measure.after)}
              </DrawingLabel>
              <g className="text-ink">
                <CaseLogo logo={logo} x={26} y={before - 11} width={22} height={22} />
              </g>
            </g>
          );
        })}
      </Drawing>
    </Sheet>
  );
}
