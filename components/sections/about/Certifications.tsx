import { useTranslation } from 'react-i18next';
import { company } from '../../../content/company.ts';
import { entryOf } from '../../../locales/entryOf.ts';
import { FeatureGrid } from '../FeatureGrid.tsx';
import { Section } from '../Section.tsx';

/** The certifications, each under its stamp. */
export function Certifications() {
  const { t } = useTranslation('about');
  const items = t('certifications.items', { returnObjects: true });
  return (
    <Section id="certifications" title={t('certifications.title')} lead={t('certifications.lead')}>
      <FeatureGrid
        columns={2}
        items={company.certifications.map(({ key, name }) => ({
          ...entryOf(items, key),
          mark: (
            <p
              aria-hidden="true"
              className="w-fit -rotate-3 rounded-control border-[3px] border-proof px-4 py-1 font-display text-h3 font-bold uppercase"
            >
              {name}
            </p>
          ),
        }))}
      />
    </Section>
  );
}
