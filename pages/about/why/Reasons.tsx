import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { Verdict } from '../../../components/ui/Verdict.tsx';

/** A row for each reason: its number, the promise, and the document that proves it. */
export function Reasons() {
  const { t } = useTranslation('about');
  return (
    <Section id="reasons" title={t('why.title')} lead={t('why.lead')}>
      <ol className="border-t border-ink">
        {t('why.items', { returnObjects: true }).map(({ key, title, description, proof }, index) => (
          <li
            key={key}
            className="grid gap-x-8 gap-y-4 border-b border-line py-7 sm:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1.7fr)_minmax(0,1fr)]"
          >
            <p aria-hidden="true" className="mono-label">
              {String(index + 1).padStart(2, '0')}
            </p>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 max-w-measure text-muted">{description}</p>
            </div>
            <p className="flex gap-3 self-start border-s-2 border-proof bg-card p-4 sm:col-start-2 lg:col-start-3">
              <Verdict result="passed" className="mt-0.5 size-5" />
              <span>
                <span className="mono-label block">{t('why.proofLabel')}</span>
                {proof}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
