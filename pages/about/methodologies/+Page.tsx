import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { Drawing, DrawingLabel, HorizontalAxis } from '../../../components/sections/Drawing.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { ListSection, Section } from '../../../components/sections/Section.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { processSteps } from '../../../content/processSteps.ts';

export function Page() {
  const { t } = useTranslation('methodologies');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<ProcessCalendar />} />
      <FourMethods />
      <SixSteps />
      <ListSection of={FeatureGrid} id="choice" {...t('choice', { returnObjects: true })} />
      <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/case-studies" />
    </>
  );
}

function FourMethods() {
  const { t } = useTranslation('methodologies');
  return (
    <Section id="methods" title={t('methods.title')} lead={t('methods.lead')}>
      <FeatureGrid
        columns={2}
        items={t('methods.items', { returnObjects: true }).map(({ points, ...method }) => ({
          ...method,
          more: (
            <div className="mt-5 border-t border-line pt-5">
              <CheckList items={points} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}

/** Each step of a test campaign with its deliverable. The calendar at the top of the page shows how long each step takes. */
function SixSteps() {
  const { t } = useTranslation('methodologies');
  const items = t('process.items', { returnObjects: true });
  return (
    <Section id="process" tone="card" title={t('process.title')} lead={t('process.lead')}>
      <Steps
        items={processSteps
          .map(({ key }) => entryOf(items, key, 'methodologies.json: process.items'))
          .map(({ deliverable, ...step }) => ({
            ...step,
            deliverable: t('process.deliverable', { deliverable }),
          }))}
      />
    </Section>
  );
}

/** The drawn length, in days, of a step whose real length depends on the scope. */
const openStepDays = 10;
const rowHeight = 48;

interface Bar {
  key: string;
  /** The working days that pass before the step starts. So its first day is day `start + 1` of the campaign. */
  start: number;
  /** The working days that have passed when the step ends. It is also the number of the step's last day. */
  end: number;
  /** True if the step's length depends on the scope. */
  isOpen: boolean;
}

const bars = scheduled();
const bottom = bars.length * rowHeight + 12;
const x = scaleLinear()
  .domain([0, Math.max(...bars.map(({ end }) => end))])
  .rangeRound([20, 454]);
const [, right = 0] = x.range();

/** The illustration of the page: a bar for each step, to scale. The tick at the end of a bar stands for the step's deliverable. */
function ProcessCalendar() {
  const { t } = useTranslation('methodologies');
  const items = t('process.items', { returnObjects: true });
  /** Returns true if the length of a step before `row` depends on the scope, so that the day on which `row` starts is unknown. */
  const isOpenBefore = (row: number) => bars.slice(0, row).some(({ isOpen }) => isOpen);
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description')}
      example={processSteps.some(({ source }) => source === 'example')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: bars.map(({ key, start, end }, row) => [
          entryOf(items, key, 'methodologies.json: process.items').title,
          isOpenBefore(row) ? t('picture.open') : String(start + 1),
          isOpenBefore(row + 1) ? t('picture.open') : String(end),
        ]),
      }}
    >
      <Drawing width={480} height={bottom + 34}>
        <HorizontalAxis x={x} values={x.ticks(7)} top={0} bottom={bottom} />
        {bars.map(({ key, isOpen, ...days }, row) => {
          const [start, end] = [x(days.start), x(days.end)];
          const y = 14 + row * rowHeight;
          // The title of a late step is aligned with the end of its bar, because there is little space after its start.
          const isLate = start > 200;
          return (
            <g key={key}>
              <DrawingLabel
                x={isLate ? end : start}
                y={y + 10}
                maxWidth={isLate ? end : right - start}
                textAnchor={isLate ? 'end' : 'start'}
              >
                {entryOf(items, key, 'methodologies.json: process.items').title}
              </DrawingLabel>
              <path
                d={`M${start} ${y + 25}H${end}`}
                strokeWidth="12"
                className={isOpen ? 'stroke-line-strong' : 'stroke-ink'}
                strokeDasharray={isOpen ? '3 3' : undefined}
              />
              <circle cx={end} cy={y + 25} r="9" className="fill-accent stroke-card" strokeWidth="2" />
              <path d={`m${end - 4} ${y + 25} 3 3 5-6`} className="stroke-card" strokeWidth="2" />
            </g>
          );
        })}
      </Drawing>
    </Sheet>
  );
}

/** @returns the steps of an example campaign; each starts `overlapDays` before the end of the previous step */
function scheduled(): Bar[] {
  let day = 0;
  return processSteps.map(({ key, days, overlapDays }) => {
    const start = day - overlapDays;
    day = start + (days ?? openStepDays);
    return { key, start, end: day, isOpen: days === null };
  });
}
