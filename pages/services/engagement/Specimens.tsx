import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';

const specimens = [
  { key: 'traceability', to: '/services/functional-testing/specimen' },
  { key: 'testReport', to: '/services/automated-testing/specimen' },
  { key: 'loadReport', to: '/services/performance-testing/specimen' },
  { key: 'auditSummary', to: '/services/quality-audits/specimen' },
] as const;

/** The four specimens, each under the title of its document. */
export function Specimens() {
  const { t } = useTranslation(['engagement', 'specimens']);
  return (
    <Section id="specimens" title={t('specimens.title')} lead={t('specimens.lead')}>
      <Entries
        columns={2}
        items={specimens.map(({ key, to }) => ({
          to,
          title: t(`specimens:${key}.hero.title`),
          description: t(`specimens.items.${key}`),
        }))}
      />
    </Section>
  );
}
