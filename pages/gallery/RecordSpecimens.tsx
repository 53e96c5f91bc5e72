import { BarChart } from '../../components/sections/BarChart.tsx';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Contents } from '../../components/sections/Contents.tsx';
import { Figures } from '../../components/sections/Figures.tsx';
import { LegalRecord } from '../../components/sections/LegalRecord.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import type { Language } from '../../content/languages.ts';
import { samples } from './samples.ts';

const figures = [
  { value: '5 years', label: 'in the business' },
  { value: '50+', label: 'specialists' },
  { value: '99.9%', label: 'satisfaction' },
];

const checks = [
  'The page can be read without JavaScript.',
  'Each target measures at least 44 pixels.',
  'Text grows to 400% without sideways scrolling.',
];

/** Shows the parts of a test record: figures, steps, checks, a chart, a sheet. */
export function RecordSpecimens({ direction }: { direction: Language['direction'] }) {
  return (
    <>
      <Section tone="card" title="Figures">
        <Figures items={figures} />
      </Section>
      <Section title="Steps">
        <Steps items={samples} />
      </Section>
      <Section tone="card" title="Checked points">
        <CheckList columns={2} items={checks} />
      </Section>
      <Section title="Chart">
        <BarChart
          caption="Balance, in hours"
          unit="h"
          rows={[
            { label: 'Time saved', value: 24 },
            { label: 'Time lost', value: -9 },
          ]}
        />
      </Section>
      <Section tone="card" title="Contents and record">
        <div className="grid grid-cols-1 items-start gap-10 sm:grid-cols-2">
          <Contents
            id={`${direction}-contents`}
            title={direction === 'ltr' ? 'Contents' : 'Contents, right to left'}
            items={samples.map(({ title }, index) => ({ id: `cards-${index + 1}`, title }))}
          />
          <LegalRecord title="Contents and record" />
        </div>
      </Section>
      <Section tone="ink" overline="Overline" title="Dark band" lead="Its focus is lime." />
      <CallToAction
        title="Call to action"
        lead="One thing to do, and another for those who are not there yet."
        primary={{ label: 'Act', to: '/gallery' }}
        secondary={{ label: 'Look', to: '/gallery' }}
      />
    </>
  );
}
