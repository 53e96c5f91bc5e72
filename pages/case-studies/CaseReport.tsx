import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/sections/CheckList.tsx';
import type { CaseStudy } from '../../content/caseStudies.ts';
import type { CaseWords } from '../../locales/i18next.d.ts';
import { CaseLogo } from './CaseLogo.tsx';

interface CaseReportProps {
  facts: CaseStudy;
  words: CaseWords;
}

/** One mission: who, in which context, what was done, what was measured. */
export function CaseReport({ facts, words }: CaseReportProps) {
  const { t } = useTranslation('caseStudies');
  return (
    <article
      id={facts.key}
      // The page says above that all are invented; this tells whoever quotes one alone, as the assistant does.
      data-example={facts.source === 'example' ? '' : undefined}
      aria-labelledby={`${facts.key}-title`}
      className="border-t border-ink pt-8"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <header>
          <div className="mb-6 flex items-center gap-4">
            <CaseLogo
              logo={facts.logo}
              className="size-20 rounded-panel border border-line bg-card p-4 text-ink"
            />
            <p className="text-sm">
              <span className="mono-label block">{t('labels.industry')}</span>
              {words.industry}
            </p>
          </div>
          <h3 id={`${facts.key}-title`} className="text-h2">
            {words.title}
          </h3>
          <p className="mt-4 text-lg text-muted">{words.description}</p>
          <dl className="mt-6 flex gap-10 text-sm">
            <div>
              <dt className="mono-label">{t('labels.team')}</dt>
              <dd>{t('labels.people', { count: facts.people })}</dd>
            </div>
            <div>
              <dt className="mono-label">{t('labels.length')}</dt>
              <dd>{t('labels.months', { count: facts.months })}</dd>
            </div>
          </dl>
        </header>
        <div>
          <h4 className="mb-2 text-h4">{t('labels.context')}</h4>
          <p className="mb-8 max-w-measure text-muted">{words.context}</p>
          <h4 className="mb-4 text-h4">{t('labels.work')}</h4>
          <CheckList items={words.work} />
        </div>
      </div>
      <h4 className="mt-10 mb-4 text-h4">{t('labels.results')}</h4>
      <dl className="cell-grid sm:grid-cols-3 print:grid-cols-3">
        {words.results.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2 bg-card p-6">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-h2 font-bold tracking-tight text-proof">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
