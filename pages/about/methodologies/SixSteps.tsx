import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import type { ProcessStep } from '../../../content/processSteps.ts';
import { processSteps } from '../../../content/processSteps.ts';
import { isExample } from '../../../content/sources.ts';

/** Each step of a campaign with its deliverable and how long it takes. */
export function SixSteps() {
  const { t } = useTranslation('methodologies');
  const items = t('process.items', { returnObjects: true });

  function durationOf({ days, overlapDays }: ProcessStep): string {
    if (days === null) {
      return t('process.byScope');
    }
    return overlapDays > 0 ? t('process.inParallel', { count: days }) : t('process.days', { count: days });
  }

  return (
    <Section
      id="process"
      tone="card"
      title={t('process.title')}
      lead={t('process.lead')}
      example={isExample('methodologies:process')}
    >
      <ol className="border-t border-ink">
        {processSteps.map((step, index) => {
          const { title, description, deliverable } = entryOf(
            items,
            step.key,
            'methodologies.json: process.items',
          );
          return (
            <li
              key={step.key}
              className="grid gap-x-8 gap-y-4 border-b border-line py-7 sm:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1.7fr)_minmax(0,1fr)]"
            >
              <p aria-hidden="true" className="font-display text-figure font-bold text-proof">
                {index + 1}
              </p>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-measure text-muted">{description}</p>
              </div>
              <dl className="grid gap-3 text-sm sm:col-start-2 sm:grid-cols-2 lg:col-start-3 lg:grid-cols-1">
                <div>
                  <dt className="mono-label">{t('process.deliverableLabel')}</dt>
                  <dd className="font-semibold">{deliverable}</dd>
                </div>
                <div>
                  <dt className="mono-label">{t('process.durationLabel')}</dt>
                  <dd>{durationOf(step)}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
