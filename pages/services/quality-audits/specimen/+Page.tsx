import { useTranslation } from 'react-i18next';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { Steps } from '../../../../components/sections/Steps.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { auditSummary } from '../../../../content/specimens/auditSummary.ts';
import { ActionPlan } from './ActionPlan.tsx';
import { Marks } from './Marks.tsx';

const { actions, horizonMonths, release, date } = auditSummary;

export function Page() {
  const { t } = useTranslation('specimens');
  return (
    <SpecimenPage name="auditSummary" release={release} date={date} servicePath="/services/quality-audits">
      <Note title={t('auditSummary.verdict.title')}>
        {t('auditSummary.verdict.text', {
          days: t('auditSummary.verdict.days', { count: actions.reduce((sum, { days }) => sum + days, 0) }),
          months: t('auditSummary.verdict.months', { count: horizonMonths }),
        })}
      </Note>
      <Marks />
      <Section id="risks" tone="card" title={t('auditSummary.risks.title')}>
        <Steps items={t('auditSummary.risks.items', { returnObjects: true })} />
      </Section>
      <ActionPlan />
      <Note title={t('auditSummary.limits.title')}>{t('auditSummary.limits.text')}</Note>
    </SpecimenPage>
  );
}
