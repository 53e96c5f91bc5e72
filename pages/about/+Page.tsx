import { useTranslation } from 'react-i18next';
import { AboutSection } from '../../components/sections/about/AboutSection.tsx';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { OfficesMap } from '../../components/sections/offices/OfficesMap.tsx';
import { PeopleSection } from '../../components/sections/people/PeopleSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import { hasPage } from '../../renderer/facts/hasPage.ts';
import { formatDate } from '../../renderer/i18n/format.ts';

export function Page() {
  const { t, i18n } = useTranslation('about');
  const links = t('links.items', { returnObjects: true });
  const incorporated = formatDate(company.incorporated, i18n.language);
  return (
    <>
      <Hero
        overline={t('hero.overline')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={<OfficesMap />}
      />
      <AboutSection
        words={{
          values: t('values', { returnObjects: true }),
          achievements: t('achievements', { returnObjects: true, incorporated }),
          story: t('story', { returnObjects: true, incorporated }),
          certifications: t('certifications', { returnObjects: true }),
        }}
      />
      <PeopleSection />
      <OfficesBlock brief />
      <Section id="further" title={t('links.title')} lead={t('links.lead')}>
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
