import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';

/** Three reasons on ink, each under its own rule. */
export function WhyJoin() {
  const { t } = useTranslation('careers');
  return (
    <Section id="why-join" tone="ink" title={t('why.title')} lead={t('why.lead')}>
      <ul className="grid gap-x-10 gap-y-9 lg:grid-cols-3">
        {t('why.items', { returnObjects: true }).map(({ key, title, description }) => (
          <li key={key} className="border-t border-line-dark pt-5">
            <h3 className="text-h4 text-lime">{title}</h3>
            <p className="mt-2 max-w-measure text-muted-dark">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
