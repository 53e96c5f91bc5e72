import { useTranslation } from 'react-i18next';
import { Entries } from '../../../../components/sections/Entries.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { Steps } from '../../../../components/sections/Steps.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import { LoadSteps } from './LoadSteps.tsx';
import { SaturationCurve } from './SaturationCurve.tsx';
import { Transactions } from './Transactions.tsx';

const { steps, nominalUsers, saturationUsers, thresholdSeconds, recoveryMinutes, release, date } = loadReport;
// The schema makes sure that there is a step at nominal load.
const p95 = steps.find(({ users }) => users === nominalUsers)?.p95 ?? 0;

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  const format = (value: number) => formatNumber(value, i18n.language);
  return (
    <SpecimenPage name="loadReport" release={release} date={date} servicePath="/services/performance-testing">
      <Note title={t('loadReport.verdict.title')}>
        {t('loadReport.verdict.text', {
          nominal: format(nominalUsers),
          p95: format(p95),
          threshold: format(thresholdSeconds),
          saturation: format(saturationUsers),
          recovery: recoveryMinutes,
        })}
      </Note>
      <Section id="curve" title={t('loadReport.curve.title')} lead={t('loadReport.curve.lead')}>
        <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <SaturationCurve />
          <LoadSteps />
        </div>
      </Section>
      <Transactions />
      <Section id="fixes" title={t('loadReport.fixes.title')} lead={t('loadReport.fixes.lead')}>
        <Steps items={t('loadReport.fixes.items', { returnObjects: true })} />
      </Section>
      <Section id="limits" tone="card" title={t('loadReport.limits.title')}>
        <Entries items={t('loadReport.limits.items', { returnObjects: true })} />
      </Section>
    </SpecimenPage>
  );
}
