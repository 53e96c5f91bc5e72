import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';

/** The day of the week, from 0, on which each step of the words (`process.items`) starts, and how many it takes. */
const week = [
  { start: 0, length: 1 },
  { start: 1, length: 2 },
  { start: 3, length: 1 },
  { start: 4, length: 1 },
];

/** The four steps on the scale of a working week: side by side where there is room, else each with its part of the week. */
export function FiveDays() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="process" title={t('process.title')}>
      <ol className="grid gap-x-px gap-y-10 lg:grid-cols-5">
        {t('process.items', { returnObjects: true }).map(({ title, description }, index) => {
          const { start, length } = week[index] ?? { start: 0, length: 5 };
          // On wide screens a step is as wide as its days, of which none takes more than two.
          return (
            <li key={title} className={length === 2 ? 'lg:col-span-2' : undefined}>
              <svg
                viewBox="0 0 5 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mb-5 h-3 w-full fill-proof rtl:-scale-x-100"
              >
                <path className="fill-line lg:fill-proof" d="M0 0h5v1H0z" />
                <path d={`M${start} 0h${length}v1h-${length}z`} />
              </svg>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 max-w-narrow text-muted lg:pe-6">{description}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
