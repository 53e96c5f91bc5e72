import { useTranslation } from 'react-i18next';
import { Section } from '../Section.tsx';

/** Four figures on ink, each over the sentence that says what it counts. */
export function Achievements() {
  const { t } = useTranslation('about');
  return (
    <Section id="achievements" tone="ink" title={t('achievements.title')} lead={t('achievements.lead')}>
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {t('achievements.items', { returnObjects: true }).map(({ key, value, title, description }) => (
          <div key={key} className="flex flex-col-reverse justify-end border-t border-line-dark pt-5">
            <dt className="text-sm text-muted-dark">
              <span className="mb-2 block text-base font-bold text-white">{title}</span>
              {description}
            </dt>
            <dd className="font-display text-h1 font-bold tracking-tight text-lime">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
