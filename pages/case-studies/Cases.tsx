import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../locales/entryOf.ts';
import { CaseReport } from './CaseReport.tsx';

export function Cases() {
  const { t } = useTranslation('caseStudies');
  const items = t('cases.items', { returnObjects: true });
  return (
    <Section id="cases" title={t('cases.title')} lead={t('cases.lead')} example>
      <div className="grid gap-20 print:gap-10">
        {caseStudies.map((facts) => (
          <CaseReport
            key={facts.key}
            facts={facts}
            words={entryOf(items, facts.key, 'caseStudies.json: cases.items')}
          />
        ))}
      </div>
    </Section>
  );
}
