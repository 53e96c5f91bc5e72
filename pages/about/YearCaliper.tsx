import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../components/sections/MeasuredDrawing.tsx';
import { company } from '../../content/company.ts';
import { figures } from '../../content/figures.ts';
import { entryOf } from '../../locales/entryOf.ts';
import { formatDate } from '../../locales/format.ts';

const { value: measured } = entryOf(figures.company.achievements, 'years', 'figures.json: achievements');
const years = Array.from({ length: measured + 1 }, (_, year) => year);
const start = 48;
const yearWidth = 380 / measured;
const end = start + 380;

/** The picture of the about page: a caliper whose scale is in years, closed on those that we have worked. */
export function YearCaliper() {
  const { t, i18n } = useTranslation('about');
  const incorporated = formatDate(company.incorporated, i18n.language);
  return (
    <MeasuredDrawing
      width={480}
      height={286}
      description={t('picture.description')}
      className="mx-auto max-w-[33rem] stroke-ink font-mono stroke-[1.5]"
    >
      <path d={`M${start + 9} 38l-9 6 9 6m-9-6H${end}m-9-6 9 6-9 6`} className="stroke-proof" />
      <g className="fill-card">
        <path d={`M${start} 20v130h-34v-38zM${end} 20v130h34v-38zM${start - 34} 150h456v66h-456z`} />
        <path d={`M${end - 44} 140h92v86h-92z`} />
      </g>
      {/* Ticks for months, half-years and years: dashes of lines that are as wide as the ticks are long. */}
      <path d={scale(8)} strokeWidth="8" strokeDasharray={`1 ${yearWidth / 12 - 1}`} />
      <path d={scale(14)} strokeWidth="14" strokeDasharray={`1 ${yearWidth / 2 - 1}`} />
      <path d={scale(24)} strokeWidth="24" strokeDasharray={`1 ${yearWidth - 1}`} />
      {years.map((each) => (
        <DrawingLabel key={each} x={start + each * yearWidth} y={180} textAnchor="middle">
          {each}
        </DrawingLabel>
      ))}
      <DrawingLabel
        x={(start + end) / 2}
        y={98}
        textAnchor="middle"
        fontSize={48}
        className="font-display font-bold tracking-tight"
      >
        {t('picture.measure')}
      </DrawingLabel>
      <DrawingLabel x={(start + end) / 2} y={126} textAnchor="middle" className="fill-muted">
        {t('picture.note')}
      </DrawingLabel>
      <DrawingLabel x={(start + end) / 2} y={262} textAnchor="middle">
        {t('picture.incorporation', { incorporated })}
      </DrawingLabel>
    </MeasuredDrawing>
  );
}

/** The edge of the scale, along the middle of ticks of that length. */
function scale(length: number): string {
  return `M${start - 0.5} ${216 - length / 2}H${end + 1}`;
}
