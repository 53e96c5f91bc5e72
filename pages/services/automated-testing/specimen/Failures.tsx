import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/sections/Section.tsx';
import { Badge } from '../../../../components/ui/Badge.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { testReport } from '../../../../content/specimens/testReport.ts';

/** Each failure with its cause and who acts on it. */
export function Failures() {
  const { t } = useTranslation('specimens');
  const words = t('testReport.failures.items', { returnObjects: true });
  return (
    <Section id="failures" title={t('testReport.failures.title')} lead={t('testReport.failures.lead')}>
      <ol className="border-t border-ink">
        {testReport.failures
          .map((failure) => ({
            ...failure,
            ...entryOf(words, failure.key, 'specimens.json: testReport.failures.items'),
          }))
          .map(({ key, test, verdict, title, description, action }) => (
            <li
              key={key}
              className="grid gap-x-8 gap-y-3 border-b border-line py-6 print:grid-cols-3 print:py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]"
            >
              <div>
                <p className="mb-2">
                  <Badge tone={verdict === 'regression' ? 'alert' : 'neutral'}>
                    {t(`testReport.failures.verdicts.${verdict}`)}
                  </Badge>
                </p>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 font-mono text-xs text-muted">{test}</p>
              </div>
              <p className="text-muted">{description}</p>
              <p>{action}</p>
            </li>
          ))}
      </ol>
    </Section>
  );
}
