import { useTranslation } from 'react-i18next';
import {
  AchievementFigures,
  hasAchievements,
  hasExampleAchievement,
} from '../../../components/sections/about/AchievementFigures.tsx';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { IconList } from '../../../components/sections/IconList.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Split } from '../../../components/sections/Split.tsx';
import { closePath } from '../../../components/ui/iconPaths.ts';
import { Arrow, LineIcon } from '../../../components/ui/LineIcon.tsx';
import { LinkLine, TextLink } from '../../../components/ui/Link.tsx';
import { company } from '../../../content/company.ts';
import { hasThisSite } from '../../../content/thisSite/thisSite.ts';
import { namedSpecimens } from '../../../renderer/i18n/namedContent.ts';

export function Page() {
  const { t } = useTranslation('about');
  return (
    <>
      <Hero {...t('whyHero', { returnObjects: true })} illustration={<DocumentFile />} />
      <Reasons />
      <Section tone="card">
        <Split id="limits" title={t('whyLimits.title')}>
          <IconList
            icon={<LineIcon path={closePath} className="mt-0.5 size-5 text-alert" />}
            items={t('whyLimits.items', { returnObjects: true })}
          />
          {hasThisSite && <LinkLine to="/about/this-site" className="mt-6" label={t('whyLimits.thisSite')} />}
        </Split>
      </Section>
      <AboutBrief />
      <CallToAction
        {...t('whyCta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/case-studies"
      />
    </>
  );
}

/** The margins of the documents in the drawn folder. Each document is shifted, so that its edge shows. After five, the margins repeat. */
const offsets = ['me-12', 'ms-3 me-9', 'ms-6 me-6', 'ms-9 me-3', 'ms-12'];

/** The illustration of the page: a folder with a document for each reason. */
function DocumentFile() {
  const { t } = useTranslation(['about', 'specimens']);
  const documents = t('about:why.items', { returnObjects: true })
    .map(({ key }) => documentOf(key))
    .filter((document) => document !== undefined);
  return (
    <div
      role="img"
      aria-label={t('about:whyPicture.description')}
      className="mx-auto w-full max-w-[31rem] font-mono text-xs sm:text-[0.85rem]"
    >
      {documents.map(({ key }, index) => (
        <div
          key={key}
          className={`relative -mb-4 rounded-t-panel border border-line-strong bg-card px-5 pt-3.5 pb-9 @max-[20rem]:px-2 ${offsets[index % offsets.length]}`}
        >
          <p className="text-accent">{t('about:whyPicture.item', { number: index + 1 })}</p>
          <p>{t(`specimens:names.${key}`)}</p>
        </div>
      ))}
      <div className="relative flex items-center gap-4 rounded-panel border border-line-dark bg-band px-5 py-6 text-white">
        <span className="h-8 w-3 rounded-full border-2 border-lime" />
        {t('about:whyPicture.title')}
      </div>
    </div>
  );
}

/** A row for each reason: its number, its text, and a link to the specimen that proves the reason. */
function Reasons() {
  const { t } = useTranslation(['about', 'specimens']);
  return (
    <Section id="reasons" title={t('about:why.title')}>
      <ol className="border-t border-ink">
        {t('about:why.items', { returnObjects: true }).map(({ key, title, description }, index) => {
          const document = documentOf(key);
          return (
            <li
              key={key}
              className="grid gap-x-8 gap-y-4 border-b border-line py-7 sm:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1.7fr)_minmax(0,1fr)]"
            >
              <p aria-hidden="true" className="mono-label">
                {String(index + 1).padStart(2, '0')}
              </p>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-measure text-muted">{description}</p>
              </div>
              {document && (
                <div className="self-start border-s-2 border-accent bg-card p-4 sm:col-start-2 lg:col-start-3">
                  <p className="mono-label">{t('about:why.open')}</p>
                  <TextLink to={document.path} isStandalone className="gap-2">
                    {t(`specimens:names.${document.key}`)}
                    <Arrow />
                  </TextLink>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The specimen that proves each reason, by the reason's key in `about.json`. */
const specimens: Readonly<Record<string, string>> = {
  evidence: 'defectReport',
  independence: 'traceability',
  ownership: 'quoteDocument',
  risk: 'testPlan',
  proximity: 'testReport',
};

/** @returns the specimen that proves a reason; undefined if the site does not show the specimen */
function documentOf(reason: string) {
  return namedSpecimens.find(({ key }) => key === specimens[reason]);
}

/** The company in brief: its story, values, figures and certifications. The page `/about` explains them. */
function AboutBrief() {
  const { t } = useTranslation(['about', 'common']);
  return (
    <Section
      id="about"
      title={t('about:whyAbout.title')}
      lead={t('about:whyAbout.lead')}
      example={hasExampleAchievement}
    >
      {hasAchievements && <AchievementFigures />}
      {company.certifications.length > 0 && (
        <ul className="mt-10 flex flex-wrap gap-x-10 gap-y-2 font-display text-h3 font-bold">
          {company.certifications.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      )}
      <LinkLine to="/about" className="mt-8" label={t('common:pages.about')} />
    </Section>
  );
}
