import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';

/** What to write, so that the first answer can be more than a question. */
export function UsefulFacts() {
  const { t } = useTranslation('contact');
  const items = t('useful.items', { returnObjects: true });
  return (
    <Section id="useful" tone="ink" title={t('useful.title')}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t border-lime pt-4">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 text-muted-dark">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
