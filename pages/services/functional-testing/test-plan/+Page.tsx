import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../../components/sections/DataTable.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../../components/sections/Section.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { TextGrid } from '../../../../components/sections/TextGrid.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { testPlan } from '../../../../content/specimens/testPlan.ts';
import { formatDate } from '../../../../renderer/i18n/format.ts';

const { release, date, milestones } = testPlan;

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  const texts = t('testPlan.milestones.items', { returnObjects: true });
  return (
    <SpecimenPage name="testPlan" release={release} date={date} servicePath="/services/functional-testing">
      <Note title={t('testPlan.decision.title')}>{t('testPlan.decision.text')}</Note>
      <RankedRisks />
      <ListSection
        of={TextGrid}
        id="criteria"
        tone="card"
        {...t('testPlan.criteria', { returnObjects: true })}
      />
      <Section id="milestones" title={t('testPlan.milestones.title')}>
        <DataTable
          label={t('table', { title: t('testPlan.milestones.title') })}
          columns={[
            { title: t('testPlan.milestones.columns.date') },
            { title: t('testPlan.milestones.columns.milestone') },
          ]}
          rows={milestones.map(({ key, date: day }) => ({
            key,
            cells: [
              formatDate(day, i18n.language),
              entryOf(texts, key, 'specimens.json: testPlan.milestones.items'),
            ],
          }))}
        />
      </Section>
    </SpecimenPage>
  );
}

const { features, scale } = testPlan;

/** Lists the risks, which `testPlan` has sorted from the highest to the lowest, and how thoroughly each is tested. */
function RankedRisks() {
  const { t } = useTranslation('specimens');
  const texts = t('testPlan.risks.items', { returnObjects: true });
  return (
    <Section id="risks" title={t('testPlan.risks.title')} lead={t('testPlan.risks.lead', { scale })}>
      <DataTable
        label={t('table', { title: t('testPlan.risks.title') })}
        columns={[
          { title: t('testPlan.risks.columns.feature') },
          { title: t('testPlan.risks.columns.impact') },
          { title: t('testPlan.risks.columns.likelihood') },
          { title: t('testPlan.risks.columns.risk') },
          { title: t('testPlan.risks.columns.effort') },
        ]}
        rows={features.map(({ key, impact, likelihood, risk, level }) => ({
          key,
          cells: [
            entryOf(texts, key, 'specimens.json: testPlan.risks.items'),
            impact,
            likelihood,
            risk,
            t(`testPlan.risks.effort.${level}`),
          ],
        }))}
      />
    </Section>
  );
}
