import { useTranslation } from 'react-i18next';
import { AboutSection } from '../../components/sections/about/AboutSection.tsx';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { OfficesMap } from '../../components/sections/offices/OfficesMap.tsx';
import { PersonCard } from '../../components/sections/people/PersonCard.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { entryOf } from '../../content/entryOf.ts';
import { people } from '../../content/people.ts';
import { hasPage } from '../../renderer/facts/hasPage.ts';

export function Page() {
  const { t } = useTranslation('about');
  const links = t('links.items', { returnObjects: true });
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<OfficesMap />} />
      <AboutSection />
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

/** The people whom the owner shows; nothing where there are none. */
function PeopleSection() {
  const { t } = useTranslation('people');
  if (people.length === 0) {
    return null;
  }
  return (
    <Section
      id="people"
      tone="card"
      title={t('title')}
      lead={t('lead')}
      example={people.some(({ source }) => source === 'example')}
    >
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.key} id={person.key} className="border-t border-ink pt-5">
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
