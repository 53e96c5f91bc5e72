import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { isExample } from '../../../content/sources.ts';
import { auditGrades } from '../../../content/specimens/auditSummary.ts';

type Grade = (typeof auditGrades)[number];

/**
 * An example audit: for each quadrant, clockwise from the top and in the order of the words (`domains.items`), in which direction it lies
 * from the centre, the grade, and the grade that the action plan aims for. `picture.description` names the grades.
 */
const quadrants = [
  { key: 'topRight', right: 1, down: -1, measured: 'B', target: 'A' },
  { key: 'bottomRight', right: 1, down: 1, measured: 'A', target: 'A+' },
  { key: 'bottomLeft', right: -1, down: 1, measured: 'D', target: 'B' },
  { key: 'topLeft', right: -1, down: -1, measured: 'C', target: 'B' },
] as const;

const centre = { x: 200, y: 166 };
/** @returns the radius of the ring of a grade: the best one is outside */
const radiusOf = (grade: Grade) => 44 + auditGrades.indexOf(grade) * 17.2;

/** @returns the outline of a quadrant up to the ring of a grade */
function outline({ right, down }: (typeof quadrants)[number], grade: Grade): string {
  const radius = radiusOf(grade);
  const sweep = right === down ? 1 : 0;
  return `M${centre.x} ${centre.y}h${right * radius}A${radius} ${radius} 0 0 ${sweep} ${centre.x} ${centre.y + down * radius}z`;
}

/** The marks of a full turn, one every six degrees; those between the quadrants are longer. */
const turn = Array.from({ length: 60 }, (_, index) => {
  const angle = (index * 6 * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (radius: number) =>
    `${(centre.x + cos * radius).toFixed(1)} ${(centre.y + sin * radius).toFixed(1)}`;
  return `M${at(132)}L${at(index % 15 ? 138 : 146)}`;
}).join('');

/** The picture of the page: four domains on one dial, the grade that was given and the target of the action plan. */
export function AuditDial() {
  const { t } = useTranslation('qualityAudits');
  const domains = t('domains.items', { returnObjects: true });
  return (
    <Sheet
      description={t('picture.description')}
      title={t('picture.title')}
      example={isExample('qualityAudits:picture')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: quadrants.map(({ measured, target }, index) => [domains[index]?.title ?? '', measured, target]),
      }}
    >
      <MeasuredDrawing width={400} height={332}>
        <g className="stroke-line">
          {auditGrades.map((grade) => (
            <circle key={grade} cx={centre.x} cy={centre.y} r={radiusOf(grade)} />
          ))}
        </g>
        <g className="stroke-proof stroke-2" strokeDasharray="6 4">
          {quadrants.map((quadrant) => (
            <path key={quadrant.key} d={outline(quadrant, quadrant.target)} />
          ))}
        </g>
        <path className="stroke-ink" d={turn} />
        <g className="fill-proof stroke-proof stroke-2" fillOpacity=".16">
          {quadrants.map((quadrant) => (
            <path key={quadrant.key} d={outline(quadrant, quadrant.measured)} />
          ))}
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
        {quadrants.map(({ key, right, down, measured }, index) => {
          const [x, y] = [right > 0 ? 388 : 12, down > 0 ? 302 : 24];
          const textAnchor = right > 0 ? 'end' : 'start';
          return (
            <g key={key}>
              <DrawingLabel x={x} y={y} room={186} textAnchor={textAnchor}>
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
          <DrawingLabel key={grade} x={centre.x + radiusOf(grade)} y={centre.y - 5} textAnchor="middle">
            {grade}
          </DrawingLabel>
        ))}
      </MeasuredDrawing>
      <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-5 py-3.5">
        <span className="flex items-center gap-2">
          <svg
            viewBox="0 0 16 10"
            fillOpacity=".16"
            className="w-4 fill-proof stroke-proof stroke-2"
            aria-hidden="true"
          >
            <path d="M1 1h14v8H1z" />
          </svg>
          {t('picture.measured')}
        </span>
        <span className="flex items-center gap-2">
          <svg viewBox="0 0 16 10" className="w-4 stroke-proof stroke-2" aria-hidden="true">
            <path d="M0 5h16" strokeDasharray="6 4" />
          </svg>
          {t('picture.target')}
        </span>
      </p>
    </Sheet>
  );
}
