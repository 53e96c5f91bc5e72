import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { entryOf } from '../../locales/entryOf.ts';

export function FurtherReading() {
  const { t } = useTranslation('about');
  const items = t('links.items', { returnObjects: true });
  return (
    <Section id="further" title={t('links.title')} lead={t('links.lead')}>
      <CardGrid
        items={[
          { ...entryOf(items, 'caseStudies', 'about.json: links.items'), to: '/case-studies' },
          { ...entryOf(items, 'careers', 'about.json: links.items'), to: '/careers' },
          { ...entryOf(items, 'contact', 'about.json: links.items'), to: '/contact' },
        ]}
      />
    </Section>
  );
}
