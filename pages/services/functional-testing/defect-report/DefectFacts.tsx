import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/sections/Section.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { defectReport } from '../../../../content/specimens/defectReport.ts';

const { severity, state, requirement, build, reproduced, attempts } = defectReport;

/** Lists the fields of the defect in the defect tracker. */
export function DefectFacts() {
  const { t } = useTranslation('specimens');
  const requirements = t('traceability.requirements', { returnObjects: true });
  const rows = {
    severity: t(`traceability.defects.severities.${severity}`),
    state: t(`traceability.defects.states.${state}`),
    requirement:
      requirement &&
      `${requirement.id} ${entryOf(requirements, requirement.key, 'specimens.json: traceability.requirements')}`,
    build,
    environment: t('defectReport.record.environment'),
    frequency: t('defectReport.record.frequency', { reproduced, attempts }),
    attachments: t('defectReport.record.attachments'),
  };
  const labels = t('defectReport.record.items', { returnObjects: true });
  return (
    <Section id="record" title={t('defectReport.record.title')}>
      <dl className="border-t border-ink">
        {Object.entries(rows).map(([key, value]) => (
          <div
            key={key}
            className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
          >
            <dt className="mono-label">
              {entryOf(labels, key, 'specimens.json: defectReport.record.items')}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
