import { scaleBand } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { ReadAsTable } from '../../../../components/sections/ReadAsTable.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { testReport } from '../../../../content/specimens/testReport.ts';

const { nights } = testReport;
const minutes = nights.map((night) => night.minutes);
const most = Math.max(...minutes);
const x = scaleBand<number>()
  .domain(nights.keys())
  .rangeRound([0, nights.length * 10])
  .paddingInner(0.6)
  .paddingOuter(0.3);
/** The bars of the nights in which a test failed, or of the others; the drawing has one unit for a minute. */
const bars = (red: boolean) =>
  nights
    .map(({ minutes, failed }, night) =>
      failed > 0 === red ? `M${x(night)} ${most}h${x.bandwidth()}v-${minutes}h-${x.bandwidth()}z` : '',
    )
    .join('');

/** Draws the run of each of the last nights as a bar as high as it took minutes, in the colour of alert where a test failed. */
export function Nights() {
  const { t } = useTranslation('specimens');
  const description = t('testReport.nights.description', {
    nights: nights.length,
    least: Math.min(...minutes),
    most,
    red: nights.filter(({ failed }) => failed > 0).length,
  });
  return (
    <Section id="nights" tone="card" title={t('testReport.nights.title')} lead={t('testReport.nights.lead')}>
      <figure className="font-mono text-xs">
        <div role="img" aria-label={description} className="text-muted">
          <p className="text-end rtl:text-start">{t('testReport.nights.minutes', { minutes: most })}</p>
          <svg
            viewBox={`0 0 ${nights.length * 10} ${most}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-28 w-full border-y border-line print:h-20"
          >
            <path className="fill-proof" d={bars(false)} />
            <path className="fill-alert" d={bars(true)} />
          </svg>
          <p className="mt-2 flex justify-between rtl:flex-row-reverse">
            <span>{t('testReport.nights.first')}</span>
            <span>{t('testReport.nights.last')}</span>
          </p>
        </div>
        <ReadAsTable
          caption={t('testReport.nights.title')}
          columns={t('testReport.nights.columns', { returnObjects: true })}
          rows={nights.map((night, index) => [
            String(index + 1),
            String(night.minutes),
            String(night.failed),
          ])}
        />
      </figure>
    </Section>
  );
}
