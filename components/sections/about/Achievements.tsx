import { useTranslation } from 'react-i18next';
import { Section } from '../Section.tsx';

/** Four figures on ink, each over the sentence that says what it counts. */
export function Achievements() {
  const { t } = useTranslation('about');
  return (
    <Section id="achievements" tone="ink" title={t('achievements.title')} lead={t('achievements.lead')}>
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {t('achievements.items', { returnObjects: true }).map(({ key, value, title, description }) => (
          <div key={key} className="flex flex-col border-t border-line-dark pt-5">
            <dt className="order-2 font-bold">{title}</dt>
            <dd className="order-1 font-display text-h1 font-bold tracking-tight text-lime">{value}</dd>
            <dd className="order-3 mt-2 text-sm text-muted-dark">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
