import { useTranslation } from 'react-i18next';
import { BarChart } from '../../components/sections/BarChart.tsx';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Contents } from '../../components/sections/Contents.tsx';
import { Figures } from '../../components/sections/Figures.tsx';
import { LegalRecord } from '../../components/sections/LegalRecord.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import type { Language } from '../../content/languages.ts';

/** What a test record is made of: figures, steps, checks, a chart, a sheet. */
export function RecordSpecimens({ direction }: { direction: Language['direction'] }) {
  const { t } = useTranslation('gallery');
  const steps = t('cards.items', { returnObjects: true });
  return (
    <>
      <Section tone="card" title={t('records.figuresTitle')}>
        <Figures items={t('records.figures', { returnObjects: true })} />
      </Section>
      <Section title={t('records.stepsTitle')}>
        <Steps items={steps} />
      </Section>
      <Section tone="card" title={t('records.checksTitle')}>
        <CheckList columns={2} items={t('records.checks', { returnObjects: true })} />
      </Section>
      <Section title={t('records.chartTitle')}>
        <BarChart
          caption={t('records.chartCaption')}
          unit={t('records.chartUnit')}
          rows={[
            { label: t('records.gain'), value: 24 },
            { label: t('records.loss'), value: -9 },
          ]}
        />
      </Section>
      <Section tone="card" title={t('records.sheetTitle')}>
        <div className="grid grid-cols-1 items-start gap-10 sm:grid-cols-2">
          <Contents
            id={`${direction}-contents`}
            title={t(`records.contents.${direction}`)}
            items={steps.map(({ title }, index) => ({ id: `cards-${index + 1}`, title }))}
          />
          <LegalRecord title={t('records.sheetTitle')} sections={steps.length} />
        </div>
      </Section>
      <Section
        tone="ink"
        overline={t('records.inkOverline')}
        title={t('records.inkTitle')}
        lead={t('records.inkLead')}
      />
      <CallToAction
        title={t('records.callTitle')}
        lead={t('records.callLead')}
        primary={{ label: t('records.callPrimary'), to: '/gallery' }}
        secondary={{ label: t('records.callSecondary'), to: '/gallery' }}
      />
    </>
  );
}
