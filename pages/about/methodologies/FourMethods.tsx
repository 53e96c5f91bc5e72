import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';

/** The four methods, each with what it means in practice. */
export function FourMethods() {
  const { t } = useTranslation('methodologies');
  return (
    <Section id="methods" title={t('methods.title')} lead={t('methods.lead')}>
      <FeatureGrid
        columns={2}
        items={t('methods.items', { returnObjects: true }).map(({ points, ...method }) => ({
          ...method,
          more: (
            <div className="mt-5 border-t border-line pt-5">
              <CheckList items={points} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}
