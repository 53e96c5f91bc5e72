import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { Coverage } from './Coverage.tsx';
import { DeviceMatrix } from './DeviceMatrix.tsx';

export function Page() {
  const { t } = useTranslation('functionalTesting');
  const requestPath = useRequestPath('functional-testing');
  return (
    <ServicePage
      service="functionalTesting"
      picture={<DeviceMatrix />}
      requestPath={requestPath('quote')}
      moreIndicators={<Coverage />}
    >
      <TestKinds />
      <Section id="process" title={t('process.title')}>
        <Steps items={t('process.items', { returnObjects: true })} />
      </Section>
      <Section id="benefits" title={t('benefits.title')}>
        <Entries items={t('benefits.items', { returnObjects: true })} />
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
    </ServicePage>
  );
}

/** The four kinds of tests, each with an example of a defect that only it would find. */
function TestKinds() {
  const { t } = useTranslation('functionalTesting');
  return (
    <Section id="kinds" tone="card" title={t('kinds.title')} lead={t('kinds.lead')}>
      <FeatureGrid
        columns={2}
        items={t('kinds.items', { returnObjects: true }).map(({ example, ...kind }) => ({
          ...kind,
          more: <p className="mt-5 border-s-2 border-alert ps-4 font-mono text-xs">{example}</p>,
        }))}
      />
    </Section>
  );
}
