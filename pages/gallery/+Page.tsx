import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { ButtonSpecimens } from './ButtonSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { IconSpecimens } from './IconSpecimens.tsx';
import { LinkSpecimens } from './LinkSpecimens.tsx';
import { RecordSpecimens } from './RecordSpecimens.tsx';
import { TokenSpecimens } from './TokenSpecimens.tsx';
import { TypeSpecimens } from './TypeSpecimens.tsx';

/** A row of three: the grid is filled. */
const targets = ['/services', '/case-studies', '/contact'] as const;

/** Everything that pages are composed of, in both directions. While editing only: see content/pagePaths.ts. */
export function Page() {
  const { t } = useTranslation('gallery');
  const samples = t('cards.items', { returnObjects: true });
  const cards = targets.flatMap((to, index) => {
    const sample = samples[index];
    return sample ? [{ ...sample, to }] : [];
  });
  return (['ltr', 'rtl'] as const).map((direction) => (
    <div key={direction} dir={direction}>
      <Hero
        overline={t(`hero.${direction}.overline`)}
        title={t(`hero.${direction}.title`)}
        lead={t('hero.lead')}
      />
      <TokenSpecimens />
      <TypeSpecimens />
      <ButtonSpecimens />
      <LinkSpecimens />
      <FieldSpecimens direction={direction} />
      <Section tone="card" title={t('cards.linksTitle')} lead={t('cards.linksLead')}>
        <CardGrid items={cards} />
      </Section>
      <Section title={t('cards.statementsTitle')} lead={t('cards.statementsLead')}>
        <FeatureGrid
          columns={2}
          items={samples.map((sample) => ({
            ...sample,
            mark: <Verdict result="passed" className="size-5" />,
          }))}
        />
      </Section>
      <RecordSpecimens direction={direction} />
      <IconSpecimens />
    </div>
  ));
}
