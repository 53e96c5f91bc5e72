import { useTranslation } from 'react-i18next';
import { Entries } from '../../../../components/sections/Entries.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { Steps } from '../../../../components/sections/Steps.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { defectReport } from '../../../../content/specimens/defectReport.ts';
import { formatMoney } from '../../../../renderer/i18n/format.ts';
import { DefectFacts } from './DefectFacts.tsx';

const { id, release, date, expected, shown, currency, passengers } = defectReport;

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  const defects = t('traceability.defects.items', { returnObjects: true });
  const { title } = entryOf(defects, id, 'specimens.json: traceability.defects.items');
  const money = (amount: number) => formatMoney(amount, currency, i18n.language);
  const amounts = { expected: money(expected), shown: money(shown), difference: money(expected - shown) };
  return (
    <SpecimenPage
      name="defectReport"
      release={release}
      date={date}
      quoted={{ id }}
      servicePath="/services/functional-testing"
    >
      <Note title={t('defectReport.summary.title')}>
        {t('defectReport.summary.text', { title, ...amounts })}
      </Note>
      <DefectFacts />
      <Section id="steps" tone="card" title={t('defectReport.steps.title')}>
        <Steps
          items={t('defectReport.steps.items', {
            returnObjects: true,
            passengers,
            fare: money(defectReport.farePerPassenger),
            vehicle: money(defectReport.vehicleSupplement),
            ...amounts,
          })}
        />
      </Section>
      <Section id="analysis" title={t('defectReport.analysis.title')}>
        <Entries items={t('defectReport.analysis.items', { returnObjects: true })} />
      </Section>
    </SpecimenPage>
  );
}
