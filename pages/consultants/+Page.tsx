import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Drawing, DrawingLabel, HorizontalAxis } from '../../components/sections/Drawing.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { IconList } from '../../components/sections/IconList.tsx';
import { cityName } from '../../components/sections/offices/cityName.ts';
import { ListSection, Section } from '../../components/sections/Section.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { rateRange } from '../../components/sections/services/rateRange.ts';
import { Badge } from '../../components/ui/Badge.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import {
  blocksPath,
  clipboardCheckPath,
  compassPath,
  databasePath,
  layersPath,
  workflowPath,
} from '../../components/ui/iconPaths.ts';
import { LineIcon } from '../../components/ui/LineIcon.tsx';
import { LinkLine } from '../../components/ui/Link.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { type Consultant, consultants } from '../../content/consultants.ts';
import { contactPath } from '../../content/contactPath.ts';
import { entryOf } from '../../content/entryOf.ts';
import { offices } from '../../content/offices.ts';
import { rates } from '../../content/rates.ts';
import type { ConsultantTexts } from '../../locales/i18next.d.ts';
import { formatDate, languageNames } from '../../renderer/i18n/format.ts';

export function Page() {
  const { t } = useTranslation('consultants');
  const isEmpty = consultants.length === 0;
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        illustration={!isEmpty && <ExperienceChart />}
        primaryTo="/contact"
      />
      <Profiles />
      <ListSection of={Steps} id="steps" {...t('steps', { returnObjects: true })} />
      <Section tone="card">
        <Split id="included" title={t('included.title')}>
          <IconList
            icon={<Verdict result="passed" className="mt-0.5 size-5" />}
            items={t('included.items', { returnObjects: true })}
          />
          <LinkLine to="/services/engagement" className="mt-8" label={t('included.link')} />
        </Split>
      </Section>
      {!isEmpty && (
        <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/services" />
      )}
    </>
  );
}

/** The profiles. If there are none, a link to the contact form replaces the call to action at the end of the page. */
function Profiles() {
  const { t } = useTranslation('consultants');
  const items = t('profiles.items', { returnObjects: true });
  if (consultants.length === 0) {
    return (
      <Section id="profiles" title={t('profiles.title')} lead={t('profiles.none')}>
        <ButtonLink to="/contact">{t('cta.primary')}</ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="profiles"
      title={t('profiles.title')}
      // The profiles are those of the specification (§2), so they need no badge. Their rates can be examples.
      example={consultants.some((consultant) => rateOf(consultant)?.source === 'example')}
    >
      <ul className="cell-grid sm:grid-cols-2 lg:grid-cols-3">
        {consultants.map((consultant) => (
          <ProfileCard
            key={consultant.key}
            content={consultant}
            texts={entryOf(items, consultant.key, 'consultants.json: profiles.items')}
          />
        ))}
      </ul>
    </Section>
  );
}

const rowHeight = 48;
const bottom = consultants.length * rowHeight + 14;
/** The end of the x scale, in years. It is at least 10, also if there are no profiles. */
const longest = Math.max(10, ...consultants.map(({ experience }) => experience));
const x = scaleLinear().domain([0, longest]).nice(5).rangeRound([20, 420]);

/** The illustration of the page: the minimum experience of each profile in years, to scale. */
function ExperienceChart() {
  const { t } = useTranslation('consultants');
  const items = t('profiles.items', { returnObjects: true });
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: consultants.map(({ key, experience }) => [
          entryOf(items, key, 'consultants.json: profiles.items').title,
          String(experience),
        ]),
      }}
    >
      <Drawing width={480} height={bottom + 34}>
        <HorizontalAxis x={x} values={x.ticks(5)} top={0} bottom={bottom} />
        {consultants.map(({ key, experience }, row) => {
          const y = 14 + row * rowHeight;
          const end = x(experience);
          return (
            <g key={key}>
              <DrawingLabel x={x(0)} y={y + 10} maxWidth={400}>
                {entryOf(items, key, 'consultants.json: profiles.items').title}
              </DrawingLabel>
              <path d={`M${x(0)} ${y + 25}H${end}`} className="stroke-ink" strokeWidth="12" />
              <path d={`M${end - 3} ${y + 17}v16`} className="stroke-lime" strokeWidth="6" />
              <DrawingLabel x={end + 8} y={y + 30} className="fill-accent font-bold">
                {`${experience}+`}
              </DrawingLabel>
            </g>
          );
        })}
      </Drawing>
    </Sheet>
  );
}

/** One profile: experience, availability, day rate and skills, and a link to the contact form with the profile filled in. */
function ProfileCard({ content, texts }: { content: Consultant; texts: ConsultantTexts }) {
  const { t, i18n } = useTranslation(['consultants', 'offices', 'engagement']);
  const { city, languages, status, availableFrom } = content;
  const rate = rateOf(content);
  const details = [
    availableFrom && t('profiles.known.availableFrom', { date: formatDate(availableFrom, i18n.language) }),
    city && cityName(t, city),
    languages && languageNames(languages, i18n.language),
    status && t(`profiles.known.${status}`),
  ].filter((text) => text !== undefined);
  return (
    <li id={content.key} className="flex flex-col bg-card p-6 md:p-7">
      <LineIcon path={iconPaths[content.icon]} className="size-8 text-accent" />
      <h3 className="mt-5">{texts.title}</h3>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="ink">{t('profiles.labels.experience', { count: content.experience })}</Badge>
        <Badge>{t(`profiles.labels.${content.availability}`)}</Badge>
      </p>
      <p className="mt-4 text-muted">{texts.description}</p>
      <p className="mt-3 text-sm font-semibold">
        {rate
          ? t('consultants:profiles.labels.rate', {
              role: t(`engagement:rates.roles.${rate.role}`),
              range: rateRange(t, rate, i18n.language),
            })
          : t('consultants:profiles.labels.noRate')}
      </p>
      {details.length > 0 && <p className="mt-3 text-sm first-letter:uppercase">{details.join(' · ')}</p>}
      <h4 className="mono-label mt-5 mb-2">{t('profiles.labels.skills')}</h4>
      <ul className="mb-7 text-sm">
        {texts.skills.map((skill) => (
          <li key={skill} className="border-t border-line py-1.5">
            {skill}
          </li>
        ))}
      </ul>
      <ButtonLink
        variant="outline"
        className="mt-auto self-start"
        to={contactPath({ subject: texts.title, type: content.key, from: 'consultants' })}
      >
        <span>
          {t('profiles.labels.request')} <span className="sr-inline">{`(${texts.title})`}</span>
        </span>
      </ButtonLink>
    </li>
  );
}

const iconPaths: Readonly<Record<Consultant['icon'], string>> = {
  workflow: workflowPath,
  database: databasePath,
  blocks: blocksPath,
  layers: layersPath,
  compass: compassPath,
  'clipboard-check': clipboardCheckPath,
};

/** @returns the day rate of a profile's role at the head office (it applies to all of France); undefined if there is none */
function rateOf({ role }: Consultant) {
  const { city } = offices.headquarters.address;
  return rates.find((rate) => rate.role === role && rate.city === city);
}
