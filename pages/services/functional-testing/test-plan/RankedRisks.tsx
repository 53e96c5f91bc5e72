import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../../components/sections/RecordTable.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { testPlan } from '../../../../content/specimens/testPlan.ts';

const { features, scale } = testPlan;

/** Lists the risks, the highest first, and how much each is tested. */
export function RankedRisks() {
  const { t } = useTranslation('specimens');
  const words = t('testPlan.risks.items', { returnObjects: true });
  return (
    <Section id="risks" title={t('testPlan.risks.title')} lead={t('testPlan.risks.lead', { scale })}>
      <RecordTable
        label={t('table', { title: t('testPlan.risks.title') })}
        columns={[
          { title: t('testPlan.risks.columns.feature') },
          { title: t('testPlan.risks.columns.impact'), isNumber: true },
          { title: t('testPlan.risks.columns.likelihood'), isNumber: true },
          { title: t('testPlan.risks.columns.risk'), isNumber: true },
          { title: t('testPlan.risks.columns.effort') },
        ]}
        rows={features.map(({ key, impact, likelihood, risk, level }) => ({
          key,
          cells: [
            entryOf(words, key, 'specimens.json: testPlan.risks.items'),
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
