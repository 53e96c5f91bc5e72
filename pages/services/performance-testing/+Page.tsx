import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { FootNote } from '../../../components/sections/FootNote.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { tools } from '../../../content/tools.ts';
import { LoadCurve } from './LoadCurve.tsx';
import { LoadProfiles } from './LoadProfiles.tsx';

export function Page() {
  const { t } = useTranslation('performanceTesting');
  const toolWords = t('tools.items', { returnObjects: true });
  return (
    <ServicePage service="performanceTesting" picture={<LoadCurve />} requestPath="/contact">
      <LoadProfiles />
      <Section id="metrics" tone="ink" title={t('metrics.title')}>
        <Entries items={t('metrics.items', { returnObjects: true })} />
      </Section>
      <Section id="tools" tone="card" title={t('tools.title')} lead={t('tools.lead')}>
        <ToolTable
          labels={{ use: t('tools.use'), avoid: t('tools.avoid'), commercial: t('tools.commercial') }}
          items={tools.performance.map(({ key, ...tool }) => ({
            ...tool,
            ...entryOf(toolWords, key, 'performanceTesting.json: tools.items'),
          }))}
        />
      </Section>
      <Section id="impact" title={t('impact.title')}>
        <Measures items={t('impact.items', { returnObjects: true })} />
        <FootNote>{t('impact.note')}</FootNote>
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
    </ServicePage>
  );
}
