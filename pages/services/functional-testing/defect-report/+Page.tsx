import { useTranslation } from 'react-i18next';
import { Note } from '../../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../../components/sections/Section.tsx';
import { Steps } from '../../../../components/sections/Steps.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { TextGrid } from '../../../../components/sections/TextGrid.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { defectReport } from '../../../../content/specimens/defectReport.ts';
import { formatMoney } from '../../../../renderer/i18n/format.ts';

const { id, release, date, expected, shown, currency, passengers } = defectReport;

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  const defects = t('traceability.defects.items', { returnObjects: true });
  const { title } = entryOf(defects, id, 'specimens.json: traceability.defects.items');
  const money = (amount: number) => formatMoney(amount, currency, i18n.language);
  const amounts = { expected: money(expected), shown: money(shown), difference: money(expected - shown) };
  return (
    <SpecimenPage
      name="defectReport"
      release={release}
      date={date}
      variables={{ id }}
      servicePath="/services/functional-testing"
    >
      <Note title={t('defectReport.summary.title')}>
        {t('defectReport.summary.text', { title, ...amounts })}
      </Note>
      <DefectDetails />
      <Section id="steps" tone="card" title={t('defectReport.steps.title')}>
        <Steps
          items={t('defectReport.steps.items', {
            returnObjects: true,
            passengers,
            fare: money(defectReport.farePerPassenger),
            vehicle: money(defectReport.vehicleSupplement),
            ...amounts,
          })}
        />
      </Section>
      <ListSection of={TextGrid} id="analysis" {...t('defectReport.analysis', { returnObjects: true })} />
    </SpecimenPage>
  );
}

const { severity, state, requirement, build, reproduced, attempts } = defectReport;

function DefectDetails() {
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
