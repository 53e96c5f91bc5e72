import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/sections/Section.tsx';
import { Badge } from '../../../../components/ui/Badge.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { traceability } from '../../../../content/specimens/traceability.ts';

/** Lists the defects that the matrix names. Their `id` is the target of its links. */
export function ExtractDefects() {
  const { t } = useTranslation('specimens');
  const words = t('traceability.defects.items', { returnObjects: true });
  return (
    <Section id="defects" title={t('traceability.defects.title')}>
      <ul className="border-t border-ink">
        {traceability.defects
          .map((defect) => ({
            ...defect,
            ...entryOf(words, defect.id, 'specimens.json: traceability.defects.items'),
          }))
          .map(({ id, severity, state, title, description }) => (
            <li
              key={id}
              id={id}
              className="grid gap-x-8 gap-y-3 border-b border-line py-6 print:py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
            >
              <div>
                <p className="mb-2 flex flex-wrap items-center gap-2 font-mono text-xs">
                  {id}
                  <Badge tone={state === 'open' ? 'alert' : 'proof'}>
                    {t('traceability.defects.standing', {
                      severity: t(`traceability.defects.severities.${severity}`),
                      state: t(`traceability.defects.states.${state}`),
                    })}
                  </Badge>
                </p>
                <h3 className="text-h4">{title}</h3>
              </div>
              <p className="max-w-measure text-muted">{description}</p>
            </li>
          ))}
      </ul>
    </Section>
  );
}
