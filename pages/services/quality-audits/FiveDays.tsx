import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';

/** How many of the five days each step takes. */
const days = [1, 2, 1, 1];

/** The four steps on the scale of a working week. */
export function FiveDays() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')}>
      <ol className="grid gap-x-px gap-y-10 lg:grid-cols-5">
        {t('process.items', { returnObjects: true }).map(({ title, description }, index) => (
          <li key={title} className={days[index] === 2 ? 'lg:col-span-2' : undefined}>
            <svg
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className={`mb-5 h-3 fill-proof ${days[index] === 2 ? 'w-2/5 lg:w-full' : 'w-1/5 lg:w-full'}`}
            >
              <path d="M0 0h100v10H0z" />
            </svg>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 max-w-narrow text-muted lg:pe-6">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
