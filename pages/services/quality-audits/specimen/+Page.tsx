import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../../components/sections/CallToAction.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { Steps } from '../../../../components/sections/Steps.tsx';
import { SpecimenHero } from '../../../../components/sections/specimens/SpecimenHero.tsx';
import { auditSummary } from '../../../../content/specimens/auditSummary.ts';
import { ActionPlan } from './ActionPlan.tsx';
import { Marks } from './Marks.tsx';

const { actions, horizonMonths, release, date } = auditSummary;

export function Page() {
  const { t } = useTranslation('specimens');
  return (
    <>
      <SpecimenHero
        title={t('auditSummary.hero.title')}
        lead={t('auditSummary.hero.lead')}
        document={{ release, date, author: t('auditSummary.author'), readers: t('auditSummary.readers') }}
      />
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
      <CallToAction
        title={t('auditSummary.cta.title')}
        lead={t('auditSummary.cta.lead')}
        primary={{ label: t('quote'), to: '/contact' }}
        secondary={{ label: t('service'), to: '/services/quality-audits' }}
      />
    </>
  );
}
