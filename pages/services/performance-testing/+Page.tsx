import { useTranslation } from 'react-i18next';
import { FootNote } from '../../../components/sections/FootNote.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../components/sections/Section.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { tools } from '../../../content/tools.ts';
import { LoadCurve } from './LoadCurve.tsx';

export function Page() {
  const { t } = useTranslation('performanceTesting');
  const toolTexts = t('tools.items', { returnObjects: true });
  return (
    <ServicePage service="performanceTesting" illustration={<LoadCurve />} requestPath="/contact">
      <LoadProfiles />
      <ListSection of={TextGrid} id="metrics" tone="ink" {...t('metrics', { returnObjects: true })} />
      <Section id="tools" tone="card" title={t('tools.title')} lead={t('tools.lead')}>
        <ToolTable
          labels={{ use: t('tools.use'), avoid: t('tools.avoid'), commercial: t('tools.commercial') }}
          items={tools.performance.map(({ key, ...tool }) => ({
            ...tool,
            ...entryOf(toolTexts, key, 'performanceTesting.json: tools.items'),
          }))}
        />
      </Section>
      <Section id="impact" title={t('impact.title')}>
        <Measures items={t('impact.items', { returnObjects: true })} />
        <FootNote>{t('impact.note')}</FootNote>
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
    </ServicePage>
  );
}

/**
 * The load over time of each kind of test (`kinds.items`), as a path. Its y positions are:
 * - 60 for no load
 * - 24 for nominal load
 * - 6 for 150 % of nominal load (`figures.stress`)
 *
 * The short strokes mean a growing database in the third path, and passing hours in the fourth.
 */
const profiles = [
  'M0 60 70 24H240',
  'M0 60 40 24H96V6H168V24H240',
  'M0 60 70 24H240M84 60V52M108 60V48M132 60V44M156 60V40M180 60V36M204 60V32M228 60V28',
  'M0 60 8 24H240M40 60V54M80 60V54M120 60V54M160 60V54M200 60V54',
];

function LoadProfiles() {
  const { t } = useTranslation('performanceTesting');
  return (
    <Section id="kinds" tone="card" title={t('kinds.title')} lead={t('kinds.lead')}>
      <ul className="cell-grid md:grid-cols-2">
        {t('kinds.items', { returnObjects: true }).map(({ title, question, description }, index) => (
          <li key={title} className="bg-card p-6 md:p-8">
            <svg
              viewBox="0 0 240 64"
              aria-hidden="true"
              className="mb-6 h-20 max-w-full fill-none print:mb-2 print:h-10"
            >
              <path className="stroke-line-strong" strokeDasharray="2 4" d="M0 24H240" />
              <path className="stroke-ink" d="M0 60.5H240" />
              <path className="stroke-accent stroke-2" d={profiles[index]} />
            </svg>
            <h3>{title}</h3>
            <p className="mt-1 font-semibold">{question}</p>
            <p className="mt-3 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
