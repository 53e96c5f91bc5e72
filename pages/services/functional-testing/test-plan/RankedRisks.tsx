import { useTranslation } from 'react-i18next';
import { RecordCell } from '../../../../components/sections/RecordCell.tsx';
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
      >
        <tbody>
          {features.map(({ key, impact, likelihood, risk, level }) => (
            <tr key={key} className="border-b border-line last:border-none">
              <RecordCell scope="row">
                {entryOf(words, key, 'specimens.json: testPlan.risks.items')}
              </RecordCell>
              <RecordCell isNumber>{impact}</RecordCell>
              <RecordCell isNumber>{likelihood}</RecordCell>
              <RecordCell isNumber>{risk}</RecordCell>
              <RecordCell>{t(`testPlan.risks.effort.${level}`)}</RecordCell>
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </Section>
  );
}
