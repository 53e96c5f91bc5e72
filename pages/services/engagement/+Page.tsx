import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { DataTable } from '../../../components/sections/DataTable.tsx';
import { DescriptionSheet } from '../../../components/sections/DescriptionSheet.tsx';
import { ExampleBadge } from '../../../components/sections/ExampleBadge.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { cityName } from '../../../components/sections/offices/cityName.ts';
import { ListSection, Section } from '../../../components/sections/Section.tsx';
import { rateRange } from '../../../components/sections/services/rateRange.ts';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { WorkLanguages } from '../../../components/sections/WorkLanguages.tsx';
import { Link, LinkLine, TextLink } from '../../../components/ui/Link.tsx';
import { company } from '../../../content/company.ts';
import { prices } from '../../../content/prices.ts';
import { purchasing } from '../../../content/purchasing.ts';
import { rates } from '../../../content/rates.ts';
import { hasPage } from '../../../renderer/content/hasPage.ts';
import { namedSpecimens } from '../../../renderer/i18n/namedContent.ts';
import { purchasingDetails } from './purchasingDetails.ts';

/** The section that explains what changes for a client's data if the team is abroad. */
const nearshoreLimits = '/services/nearshore#limits';

export function Page() {
  const { t } = useTranslation('engagement');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        illustration={<PriceSheet />}
        primaryTo="/contact"
        secondaryTo="#data"
      >
        <WorkLanguages />
        <PageContents />
      </Hero>
      <ListSection of={TextGrid} id="cost" {...t('cost', { returnObjects: true })} />
      <DayRates />
      <SampleQuote />
      <ListSection of={FeatureGrid} columns={4} id="contracts" {...t('contracts', { returnObjects: true })} />
      <ListSection of={TextGrid} id="who" tone="card" {...t('who', { returnObjects: true })} />
      <ListSection of={TextGrid} columns={2} id="working" {...t('working', { returnObjects: true })} />
      <Section id="data" tone="ink" title={t('data.title')} lead={t('data.lead')}>
        <TextGrid columns={2} items={t('data.items', { returnObjects: true })} />
        {hasPage(nearshoreLimits) && (
          <p className="mt-10">
            <Link
              to={nearshoreLimits}
              className="inline-flex items-center text-lime underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t('data.link')}
            </Link>
          </p>
        )}
      </Section>
      <Purchasing />
      <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/services" />
    </>
  );
}

function DayRates() {
  const { t, i18n } = useTranslation(['engagement', 'specimens']);
  if (rates.length === 0) {
    return null;
  }
  return (
    <Section
      id="rates"
      tone="card"
      title={t('rates.title')}
      lead={t('rates.lead')}
      example={rates.some(({ source }) => source === 'example')}
    >
      <DataTable
        isNarrow
        label={t('specimens:table', { title: t('rates.title') })}
        columns={[{ title: t('rates.columns.role') }, { title: t('rates.columns.range'), isNumber: true }]}
        rows={rates.map((rate) => ({
          key: rate.role + rate.city,
          cells: [t(`rates.roles.${rate.role}`), rateRange(t, rate, i18n.language)],
          note: cityName(t, rate.city),
        }))}
      />
    </Section>
  );
}

function PageContents() {
  const { t } = useTranslation('engagement');
  const hasQuote = namedSpecimens.some(({ key }) => key === 'quoteDocument');
  const sections = [
    'cost',
    ...(rates.length > 0 ? (['rates'] as const) : []),
    ...(hasQuote ? (['sample'] as const) : []),
    'contracts',
    'data',
    'purchasing',
  ] as const;
  return (
    <nav aria-label={t('contents')} className="mt-8" data-print="no">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {sections.map((id) => (
          <li key={id}>
            <TextLink to={`#${id}`} isStandalone>
              {t(`${id}.title`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The illustration of the page: the prices of a day, an assignment and a month. A price is left out if its rate is missing. */
function PriceSheet() {
  const { t } = useTranslation('engagement');
  return (
    <DescriptionSheet
      title={t('prices.title')}
      isExample
      // The badge is shown even if the rates are real, because one of the prices comes from the invented sample quote.
      badge={<ExampleBadge />}
      rows={t('prices.rows', { returnObjects: true }).filter(({ key }) => prices[key])}
      termClassName="max-w-1/2 text-muted"
      className="max-w-[32rem] text-xs sm:text-[0.85rem]"
    />
  );
}

/** Answers the questions of purchasing departments: first the answers from the translations, then those from `content/`. */
function Purchasing() {
  const { t, i18n } = useTranslation(['engagement', 'offices', 'common', 'specimens']);
  const answers = [
    ...t('engagement:purchasing.items', { returnObjects: true }),
    ...(company.certifications.length > 0
      ? [t('engagement:purchasing.certificates', { returnObjects: true })]
      : []),
    ...purchasingDetails(t, i18n.language),
  ];
  return (
    <Section
      id="purchasing"
      title={t('engagement:purchasing.title')}
      lead={t('engagement:purchasing.lead')}
      example={purchasing.source === 'example'}
    >
      <DataTable
        isNarrow
        label={t('specimens:table', { title: t('engagement:purchasing.title') })}
        columns={[
          { title: t('engagement:purchasing.columns.question') },
          { title: t('engagement:purchasing.columns.answer') },
        ]}
        // A description is a string or an array of strings.
        rows={answers.map(({ title, description }) => ({
          key: title,
          cells: [title, [description].flat().map((line) => <p key={line}>{line}</p>)],
        }))}
      />
      <LinkLine to="/contact" className="mt-8" label={t('engagement:purchasing.link')} />
    </Section>
  );
}

function SampleQuote() {
  const { t } = useTranslation('engagement');
  const specimen = namedSpecimens.find(({ key }) => key === 'quoteDocument');
  if (!specimen) {
    return null;
  }
  return (
    <Section id="sample" title={t('sample.title')} lead={t('sample.lead')} example>
      <h3 className="mb-5 text-h4">{t('sample.included')}</h3>
      <CheckList columns={2} items={t('sample.items', { returnObjects: true })} />
      <LinkLine to={specimen.path} className="mt-8" label={t('sample.link')} />
    </Section>
  );
}
