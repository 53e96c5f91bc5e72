import { useTranslation } from 'react-i18next';
import { Entries } from '../../../../components/sections/Entries.tsx';
import { Measures } from '../../../../components/sections/Measures.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { testReport } from '../../../../content/specimens/testReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import { Failures } from './Failures.tsx';
import { Levels } from './Levels.tsx';
import { Nights } from './Nights.tsx';

const { levels, failures, nights, run, release, date } = testReport;
const passed = levels.reduce((sum, level) => sum + level.passed, 0);
const total = levels.reduce((sum, level) => sum + level.passed + level.failed + level.isolated, 0);

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  return (
    <SpecimenPage
      name="testReport"
      release={t('testReport.release', { release, run })}
      date={date}
      servicePath="/services/automated-testing"
    >
      <Note title={t('testReport.verdict.title')}>{t('testReport.verdict.text')}</Note>
      <Section id="indicators" title={t('testReport.indicators.title')}>
        <Measures
          items={t('testReport.indicators.items', {
            returnObjects: true,
            passed: formatNumber(passed, i18n.language),
            total: formatNumber(total, i18n.language),
            minutes: nights.at(-1)?.minutes,
            regressions: failures.filter(({ verdict }) => verdict === 'regression').length,
          })}
        />
      </Section>
      <Levels />
      <Failures />
      <Nights />
      <Section id="reading" title={t('testReport.reading.title')}>
        <Entries items={t('testReport.reading.items', { returnObjects: true })} />
      </Section>
    </SpecimenPage>
  );
}
