import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';

const firstYear = 2021;
const years = [0, 1, 2, 3, 4, 5];
const start = 48;
const yearWidth = 76;
const end = start + 5 * yearWidth;

/** The picture of the about page: a caliper whose scale is in years, closed on the five that we have worked. */
export function YearCaliper() {
  const { t } = useTranslation('about');
  const [year = firstYear, month = 1] = company.incorporated.split('-').map(Number);
  const incorporated = Math.round(start + (year - firstYear + (month - 1) / 12) * yearWidth);
  return (
    <svg
      viewBox="0 0 480 326"
      role="img"
      aria-label={t('picture.description')}
      direction="ltr"
      className="mx-auto w-full max-w-[33rem] fill-none stroke-ink font-mono text-base lg:text-sm"
      strokeWidth="1.5"
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
      <g className="fill-ink stroke-none" textAnchor="middle">
        {years.map((each) => (
          <text key={each} x={start + each * yearWidth} y="180">
            {firstYear + each}
          </text>
        ))}
        <text x={(start + end) / 2} y="98" className="font-display text-[3rem] font-bold tracking-tight">
          {t('picture.measure')}
        </text>
        <text x={(start + end) / 2} y="126" className="fill-muted">
          {t('picture.note')}
        </text>
      </g>
      <path d={`M${start} 216v46M${incorporated} 216v90`} className="stroke-proof" />
      <path d={`M${start - 5} 257h10v10h-10zM${incorporated - 5} 301h10v10h-10z`} className="fill-lime" />
      <g className="fill-ink stroke-none">
        <text x={start + 16} y="267">
          {t('picture.first')}
        </text>
        <text x={incorporated - 16} y="311" textAnchor="end">
          {t('picture.incorporation')}
        </text>
      </g>
    </svg>
  );
}

/** The edge of the scale, along the middle of ticks of that length. */
function scale(length: number): string {
  return `M${start - 0.5} ${216 - length / 2}H${end + 1}`;
}
