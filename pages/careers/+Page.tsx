import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { FootNote } from '../../components/sections/FootNote.tsx';
import { Hero, HeroActions } from '../../components/sections/Hero.tsx';
import { ListSection, Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { TextGrid } from '../../components/sections/TextGrid.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { TextLink } from '../../components/ui/Link.tsx';
import { NewTabHint } from '../../components/ui/NewTabHint.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import type { Position } from '../../content/positions.ts';
import type { PositionTexts } from '../../locales/i18next.d.ts';
import { openPositions } from '../../renderer/content/openPositions.ts';
import { formatDate } from '../../renderer/i18n/format.ts';
import { DisabilityContact } from './DisabilityContact.tsx';
import { employerAbroad, positionDetails } from './positionDetails.ts';
import { TwoTracks } from './TwoTracks.tsx';

export function Page() {
  const { t } = useTranslation('careers');
  const timeLimits = t('process.days', { returnObjects: true });
  const isHiring = openPositions.length > 0;
  const nearshoreEmployer = openPositions.map(employerAbroad).find(Boolean);
  const sendCv = {
    label: t('hero.secondary'),
    to: company.recruitmentUrl,
    newTab: t('positions.labels.newTab'),
  };
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<TwoTracks />}>
        {isHiring ? (
          <HeroActions primary={{ label: t('hero.primary'), to: '#positions' }} secondary={sendCv} />
        ) : (
          <HeroActions primary={sendCv} />
        )}
      </Hero>
      <Section id="benefits" title={t('benefits.title')}>
        <FeatureGrid columns={4} items={t('benefits.items', { returnObjects: true })} />
        {nearshoreEmployer && <FootNote>{t('benefits.note', { employer: nearshoreEmployer })}</FootNote>}
      </Section>
      <OpenPositions />
      <Section>
        <Split id="values" title={t('values.title')}>
          <CheckList items={t('values.items', { returnObjects: true })} />
        </Split>
      </Section>
      <ListSection of={TextGrid} id="why-join" tone="ink" {...t('why', { returnObjects: true })} />
      <Section id="recruitment" title={t('process.title')} lead={t('process.lead')}>
        <Steps
          items={t('process.items', { returnObjects: true }).map((step) => ({
            ...step,
            // A step of the recruitment has no deliverable, so `Steps` shows the step's time limit instead.
            deliverable: entryOf(timeLimits, step.key, 'careers.json: process.days'),
          }))}
        />
        <DisabilityContact />
      </Section>
      {isHiring && (
        <CallToAction
          {...t('cta', { returnObjects: true })}
          primaryTo={company.recruitmentUrl}
          newTab={t('positions.labels.newTab')}
          secondaryTo="/contact"
        />
      )}
    </>
  );
}

/** The open positions. If there are none, a link for unsolicited applications replaces the call to action at the end of the page. */
function OpenPositions() {
  const { t } = useTranslation('careers');
  const items = t('positions.items', { returnObjects: true });
  if (openPositions.length === 0) {
    return (
      <Section id="positions" tone="card" title={t('positions.title')} lead={t('positions.none')}>
        <ButtonLink to={company.recruitmentUrl} target="_blank">
          <NewTabHint hint={t('positions.labels.newTab')}>{t('cta.primary')}</NewTabHint>
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="positions"
      tone="card"
      title={t('positions.title')}
      lead={t('positions.lead')}
      example={openPositions.some(({ source }) => source === 'example')}
    >
      <div className="border-t border-ink">
        {openPositions.map((position) => (
          <OpenPosition
            key={position.key}
            content={position}
            texts={entryOf(items, position.key, 'careers.json: positions.items')}
          />
        ))}
      </div>
    </Section>
  );
}

/** One open position, as a row that links to its page. Candidates apply on the recruitment site. */
function OpenPosition({ content, texts }: { content: Position; texts: PositionTexts }) {
  const { t, i18n } = useTranslation('careers');
  return (
    <article
      id={content.key}
      aria-labelledby={`${content.key}-title`}
      className="grid gap-x-12 gap-y-6 border-b border-line py-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <div>
        <h3 id={`${content.key}-title`}>
          <TextLink to={content.path} isStandalone>
            {texts.title}
          </TextLink>
        </h3>
        <p className="mt-3 max-w-measure text-muted">{texts.description}</p>
        <div className="mt-3 font-mono text-xs text-muted">
          <p>
            <time dateTime={content.datePosted}>
              {t('positions.labels.posted', { date: formatDate(content.datePosted, i18n.language) })}
            </time>
          </p>
          <p>
            <time dateTime={content.validThrough}>
              {t('positions.labels.validUntil', { date: formatDate(content.validThrough, i18n.language) })}
            </time>
          </p>
        </div>
      </div>
      <div className="flex flex-col items-start gap-6">
        <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-4 text-sm @max-[20rem]:grid-cols-1">
          {positionDetails(t, content, i18n.language).map(({ label, value }) => (
            <div key={label}>
              <dt className="mono-label">{label}</dt>
              <dd className="text-balance">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={content.applyUrl} target="_blank">
          <NewTabHint hint={t('positions.labels.newTab')}>
            {t('positions.labels.apply')} <span className="sr-inline">{`(${texts.title})`}</span>
          </NewTabHint>
        </ButtonLink>
      </div>
    </article>
  );
}
