import { useTranslation } from 'react-i18next';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { consultants } from '../../content/consultants.ts';
import { entryOf } from '../../locales/entryOf.ts';

const left = 20;
const right = 420;
const rowHeight = 48;

const longest = Math.max(10, ...consultants.map(({ experience }) => experience));
const step = Math.ceil(longest / 5);
const years = [0, 1, 2, 3, 4, 5].map((count) => count * step);
const yearWidth = (right - left) / (5 * step);

/** The picture of the page: the years that each profile brings at least, to scale. */
export function ExperienceChart() {
  const { t } = useTranslation('consultants');
  const items = t('profiles.items', { returnObjects: true });
  const bottom = consultants.length * rowHeight + 14;
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: consultants.map(({ key, experience }) => [
          entryOf(items, key, 'consultants.json: profiles.items').title,
          `${experience}+`,
        ]),
      }}
    >
      <svg
        viewBox={`0 0 480 ${bottom + 34}`}
        aria-hidden="true"
        direction="ltr"
        className="w-full fill-none text-[17px] lg:text-[15px]"
      >
        {years.map((year) => (
          <g key={year}>
            <path d={`M${left + year * yearWidth} 0v${bottom}`} className="stroke-line" />
            <text
              x={left + year * yearWidth}
              y={bottom + 20}
              textAnchor="middle"
              className="fill-muted text-[15px] lg:text-[13px]"
            >
              {year}
            </text>
          </g>
        ))}
        {consultants.map(({ key, experience }, row) => {
          const y = 14 + row * rowHeight;
          const end = left + experience * yearWidth;
          return (
            <g key={key}>
              <text x={left} y={y + 10} paintOrder="stroke" className="fill-ink stroke-card" strokeWidth="4">
                {entryOf(items, key, 'consultants.json: profiles.items').title}
              </text>
              <path d={`M${left} ${y + 25}H${end}`} className="stroke-ink" strokeWidth="12" />
              <path d={`M${end - 3} ${y + 17}v16`} className="stroke-lime" strokeWidth="6" />
              <text x={end + 8} y={y + 30} className="fill-proof font-bold">
                {experience}+
              </text>
            </g>
          );
        })}
      </svg>
    </Sheet>
  );
}
