import { useTranslation } from 'react-i18next';
import { AboutSection } from '../../components/sections/about/AboutSection.tsx';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { OfficesMap } from '../../components/sections/offices/OfficesMap.tsx';
import { PeopleSection } from '../../components/sections/people/PeopleSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { entryOf } from '../../content/entryOf.ts';
import { hasPage } from '../../renderer/facts/hasPage.ts';

export function Page() {
  const { t } = useTranslation('about');
  const links = t('links.items', { returnObjects: true });
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<OfficesMap />} />
      <AboutSection
        words={{
          values: t('values', { returnObjects: true }),
          achievements: t('achievements', { returnObjects: true }),
          story: t('story', { returnObjects: true }),
          certifications: t('certifications', { returnObjects: true }),
        }}
      />
      <PeopleSection />
      <OfficesBlock brief />
      <Section id="further" title={t('links.title')}>
        <CardGrid
          items={[
            { ...entryOf(links, 'caseStudies', 'about.json: links.items'), to: '/case-studies' },
            { ...entryOf(links, 'careers', 'about.json: links.items'), to: '/careers' },
            { ...entryOf(links, 'contact', 'about.json: links.items'), to: '/contact' },
          ].filter(({ to }) => hasPage(to))}
        />
      </Section>
    </>
  );
}
