import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { isExample } from '../../../content/sources.ts';

/** The scale of the audit, from the centre outwards. */
const grades = ['E', 'D', 'C', 'B', 'A', 'A+'] as const;
type Grade = (typeof grades)[number];

/** An example of a first day's grades, by quadrant: clockwise from the top, in the order of the words. */
const measured: readonly Grade[] = ['B', 'A', 'D', 'C'];
/** The grades that the action plan aims for, in the same order: the top of the scale only where the risk calls for it. */
const targets: readonly Grade[] = ['A', 'A+', 'B', 'B'];
/** The corner of each quadrant, relative to the centre. */
const corners = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

const centre = { x: 200, y: 166 };
const radiusOf = (grade: Grade) => 44 + grades.indexOf(grade) * 17.2;

function quadrant(radius: number, [right, down]: readonly [number, number]): string {
  const sweep = right === down ? 1 : 0;
  return `M${centre.x} ${centre.y}h${right * radius}A${radius} ${radius} 0 0 ${sweep} ${centre.x} ${centre.y + down * radius}z`;
}

/** The marks of a full turn, one every six degrees. */
const turn = Array.from({ length: 60 }, (_, index) => {
  const [cos, sin] = [Math.cos(index * 0.10472), Math.sin(index * 0.10472)];
  const at = (radius: number) =>
    `${(centre.x + cos * radius).toFixed(1)} ${(centre.y + sin * radius).toFixed(1)}`;
  return `M${at(132)}L${at(index % 15 ? 138 : 146)}`;
}).join('');

/** The picture of the page: four domains on one dial, the grade of the day and the target of the action plan. */
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
        rows: domains.map(({ title }, index) => [title, measured[index] ?? '', targets[index] ?? '']),
      }}
    >
      <MeasuredDrawing width={400} height={332}>
        <g className="stroke-line">
          {grades.map((grade) => (
            <circle key={grade} cx={centre.x} cy={centre.y} r={radiusOf(grade)} />
          ))}
        </g>
        <g className="stroke-proof stroke-2" strokeDasharray="6 4">
          {targets.map((grade, index) => {
            const corner = corners[index];
            return corner && <path key={corner.join()} d={quadrant(radiusOf(grade), corner)} />;
          })}
        </g>
        <path className="stroke-ink" d={turn} />
        <g className="fill-proof stroke-proof stroke-2" fillOpacity=".16">
          {measured.map((grade, index) => {
            const corner = corners[index];
            return corner && <path key={corner.join()} d={quadrant(radiusOf(grade), corner)} />;
          })}
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
        {domains.map(({ title }, index) => {
          const [right, down] = corners[index] ?? [1, 1];
          const [x, y] = [right > 0 ? 388 : 12, down > 0 ? 302 : 24];
          const textAnchor = right > 0 ? 'end' : 'start';
          return (
            <g key={title}>
              <DrawingLabel x={x} y={y} room={186} textAnchor={textAnchor}>
                {title}
              </DrawingLabel>
              <DrawingLabel
                x={x}
                y={y + 20}
                textAnchor={textAnchor}
                fontSize={20}
                className="font-display font-bold"
              >
                {measured[index] ?? ''}
              </DrawingLabel>
            </g>
          );
        })}
        {grades.map((grade) => (
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
