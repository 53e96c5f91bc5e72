import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import type { DomainKey } from '../../../locales/i18next.d.ts';

const row = 'grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]';

/** Answers a buyer's first question on the domain, then lists the scope of the tests. */
export function QuestionAndScope({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <Section tone="card">
      <div className={row}>
        <h2>{t(`${domain}.question.title`)}</h2>
        <p className="max-w-measure text-lg lg:pt-2">{t(`${domain}.question.answer`)}</p>
      </div>
      <div className={`${row} mt-10 border-t border-ink pt-8 md:mt-14 md:pt-10`}>
        <h2 className="text-h3">{t('labels.scope')}</h2>
        <CheckList columns={2} items={t(`${domain}.scopeItems`, { returnObjects: true })} />
      </div>
    </Section>
  );
}
