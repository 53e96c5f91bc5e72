import { scalePoint } from 'd3-scale';
import { arc } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import { Drawing, DrawingLabel } from '../../../components/sections/Drawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { drawings } from '../../../content/drawings.ts';
import { isExample } from '../../../content/sources.ts';
import { auditGrades } from '../../../content/specimens/auditSummary.ts';
import { formatList } from '../../../renderer/i18n/format.ts';

const quarter = Math.PI / 2;
/** The quadrants of the dial, clockwise from the top right. */
const quadrants = drawings.auditDial.map((grades, index) => ({ ...grades, index }));
const centre = { x: 200, y: 166 };
/** The radius of each grade's ring. The best grade is outside. */
const radius = scalePoint(auditGrades, [44, 130]).round(true);
/** The outline of a quadrant, from the centre of the dial to the ring of a grade. */
const outline = arc<{ index: number; grade: (typeof auditGrades)[number] }>()
  .innerRadius(0)
  .outerRadius(({ grade }) => radius(grade) ?? 0)
  .startAngle(({ index }) => index * quarter)
  .endAngle(({ index }) => (index + 1) * quarter);

/** The illustration of the page: four domains on one dial, each with its measured grade and the target of the action plan. */
export function AuditDial() {
  const { t, i18n } = useTranslation('qualityAudits');
  const domains = t('domains.items', { returnObjects: true });
  const listOf = (name: 'measured' | 'target') =>
    formatList(
      quadrants.map((quadrant) => `${domains[quadrant.index]?.title} ${quadrant[name]}`),
      i18n.language,
    );
  return (
    <Sheet
      description={t('picture.description', {
        worst: auditGrades[0],
        best: auditGrades.at(-1),
        measured: listOf('measured'),
        target: listOf('target'),
      })}
      title={t('picture.title')}
      example={isExample('qualityAudits:picture')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: quadrants.map(({ measured, target, index }) => [domains[index]?.title ?? '', measured, target]),
      }}
    >
      <Drawing width={400} height={332}>
        <g transform={`translate(${centre.x} ${centre.y})`}>
          {auditGrades.map((grade) => (
            <circle key={grade} r={radius(grade)} className="stroke-line" />
          ))}
          <path
            className="stroke-accent stroke-2"
            strokeDasharray="6 4"
            d={quadrants.map(({ index, target }) => outline({ index, grade: target })).join('')}
          />
          {/* The first circle has 60 ticks, the second has 4 longer ticks between the quadrants. `pathLength` is the number of ticks. */}
          <circle
            r="135"
            className="stroke-ink"
            strokeWidth="6"
            pathLength="60"
            strokeDasharray=".07 .93"
            strokeDashoffset=".035"
          />
          <circle
            r="139"
            className="stroke-ink"
            strokeWidth="14"
            pathLength="4"
            strokeDasharray=".005 .995"
            strokeDashoffset=".0025"
          />
          <path
            className="fill-accent stroke-accent stroke-2"
            fillOpacity=".16"
            d={quadrants.map(({ index, measured }) => outline({ index, grade: measured })).join('')}
          />
        </g>
        <circle cx={centre.x} cy={centre.y} r="30" className="fill-ink" />
        <DrawingLabel
          x={centre.x + 2}
          y={centre.y + 6}
          textAnchor="middle"
          fontSize={19}
          className="fill-card stroke-none font-display font-bold"
        >
          {t('picture.turn')}
        </DrawingLabel>
        {quadrants.map(({ index, measured }) => {
          const isRight = index < 2;
          const [x, y] = [isRight ? 388 : 12, index === 1 || index === 2 ? 302 : 24];
          const textAnchor = isRight ? 'end' : 'start';
          return (
            <g key={index}>
              <DrawingLabel x={x} y={y} maxWidth={186} textAnchor={textAnchor}>
                {domains[index]?.title ?? ''}
              </DrawingLabel>
              <DrawingLabel
                x={x}
                y={y + 20}
                textAnchor={textAnchor}
                fontSize={20}
                className="font-display font-bold"
              >
                {measured}
              </DrawingLabel>
            </g>
          );
        })}
        {auditGrades.map((grade) => (
          <DrawingLabel key={grade} x={centre.x + (radius(grade) ?? 0)} y={centre.y - 5} textAnchor="middle">
            {grade}
          </DrawingLabel>
        ))}
      </Drawing>
      <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-5 py-3.5">
        <span className="flex items-center gap-2">
          <span className="h-2.5 w-4 border-2 border-accent bg-accent-soft" />
          {t('picture.measured')}
        </span>
        <span className="flex items-center gap-2">
          <span className="w-4 border-t-2 border-dashed border-accent" />
          {t('picture.target')}
        </span>
      </p>
    </Sheet>
  );
}
