import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';

export function Rules() {
  const { t } = useTranslation('community');
  return (
    <Section id="rules" tone="ink" title={t('rules.title')} lead={t('rules.lead')}>
      <ol className="grid gap-x-10 gap-y-9 lg:grid-cols-3">
        {t('rules.items', { returnObjects: true }).map(({ key, title, description }) => (
          <li key={key} className="border-t border-line-dark pt-5">
            <h3 className="text-h4 text-lime">{title}</h3>
            <p className="mt-2 max-w-measure text-muted-dark">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
