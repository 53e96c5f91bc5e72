import { useTranslation } from 'react-i18next';
import {
  AchievementFigures,
  hasAchievements,
  hasExampleAchievement,
} from '../../components/sections/about/AchievementFigures.tsx';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { OfficesMap } from '../../components/sections/offices/OfficesMap.tsx';
import { PersonCard } from '../../components/sections/people/PersonCard.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { LinkLine, TextLink } from '../../components/ui/Link.tsx';
import { NewTabHint } from '../../components/ui/NewTabHint.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import { people } from '../../content/people.ts';
import { hasThisSite } from '../../content/thisSite/thisSite.ts';
import { hasPage } from '../../renderer/content/hasPage.ts';

export function Page() {
  const { t } = useTranslation('about');
  const links = t('links.items', { returnObjects: true });
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<OfficesMap />} />
      <Section id="values" title={t('values.title')}>
        <FeatureGrid
          items={t('values.items', { returnObjects: true }).map((item) => ({
            ...item,
            icon: <ValueIcon value={item.key} />,
          }))}
        />
        {hasThisSite && <LinkLine to="/about/this-site" className="mt-6" label={t('whyLimits.thisSite')} />}
      </Section>
      <Achievements />
      <Story />
      <Certifications />
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

function Achievements() {
  const { t } = useTranslation('about');
  if (!hasAchievements) {
    return null;
  }
  return (
    <Section id="achievements" tone="ink" title={t('achievements.title')} example={hasExampleAchievement}>
      <AchievementFigures hasBasis />
    </Section>
  );
}

function Certifications() {
  const { t } = useTranslation(['about', 'common']);
  if (company.certifications.length === 0) {
    return null;
  }
  const items = t('about:certifications.items', { returnObjects: true });
  return (
    <Section id="certifications" title={t('about:certifications.title')}>
      <FeatureGrid
        columns={2}
        items={company.certifications.map(({ key, name, check }) => ({
          ...entryOf(items, key, 'about.json: certifications.items'),
          // A stamp with the certificate's name. Screen readers ignore it, because the item's title names the certificate too.
          icon: (
            <p
              aria-hidden="true"
              className="w-fit -rotate-3 rounded-control border-[3px] border-accent px-4 py-1 font-display text-h3 font-bold uppercase"
            >
              {name}
            </p>
          ),
          more: check && (
            <p className="mt-3">
              <TextLink to={check} target="_blank" isStandalone>
                <NewTabHint hint={t('common:footer.newTab')}>{t('about:certificateCheck')}</NewTabHint>
              </TextLink>
            </p>
          ),
        }))}
      />
    </Section>
  );
}

function Story() {
  const { t } = useTranslation('about');
  return (
    <Section id="story" tone="card" title={t('story.title')}>
      <ol className="grid lg:grid-cols-3">
        {t('story.items', { returnObjects: true }).map(({ key, period, title, description }) => (
          <li
            key={key}
            className="relative border-s border-ink ps-6 pb-10 lg:border-s-0 lg:border-t lg:ps-0 lg:pe-8 lg:pt-6 lg:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-1 top-2 size-2 bg-accent lg:start-0 lg:-top-1"
            />
            <p className="mono-label mb-3">{period}</p>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const drawings: Record<string, string> = {
  // A target that is hit.
  expertise: 'M20 5a15 15 0 1 0 15 15M20 13a7 7 0 1 0 7 7M20 20 36 4M30 4v6h6',
  // Two arrows that form a circle.
  agility: 'M33 14A15 15 0 0 0 6 16M7 26a15 15 0 0 0 27-2M33 6v8h-8M7 34v-8h8',
  // A sheet of paper with a tick.
  quality: 'M9 4h16l6 6v26H9zM25 4v6h6M14 18h12M14 24h6M15 30l3 3 7-8',
};

/** The decorative icon above a value of the company. It is empty for a value in `about.json` that has no entry in `drawings`. */
function ValueIcon({ value }: { value: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 fill-none stroke-current" strokeWidth="2">
      <path d={drawings[value]} />
    </svg>
  );
}
