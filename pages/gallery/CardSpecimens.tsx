import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Tick } from '../../components/ui/Tick.tsx';

/** A row of three: the grid is filled. */
const targets = ['/services', '/case-studies', '/contact'] as const;

export function CardSpecimens() {
  const { t } = useTranslation('gallery');
  const samples = t('cards.items', { returnObjects: true });
  const cards = targets.flatMap((to, index) => {
    const sample = samples[index];
    return sample ? [{ ...sample, to }] : [];
  });
  return (
    <>
      <Section tone="card" title={t('cards.linksTitle')} lead={t('cards.linksLead')}>
        <CardGrid items={cards} />
      </Section>
      <Section title={t('cards.statementsTitle')} lead={t('cards.statementsLead')}>
        <FeatureGrid columns={2} items={samples.map((sample) => ({ ...sample, mark: <Tick /> }))} />
      </Section>
    </>
  );
}
