import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { auditGrades, auditSummary } from '../../../content/specimens/auditSummary.ts';
import { loadReport } from '../../../content/specimens/loadReport.ts';
import { quote } from '../../../content/specimens/quote.ts';
import { testPlan } from '../../../content/specimens/testPlan.ts';
import { testReport } from '../../../content/specimens/testReport.ts';
import { traceability } from '../../../content/specimens/traceability.ts';
import type { SpecimenKey } from '../../../locales/i18next.d.ts';

/** The size of a thumbnail in units of the `viewBox`. Lines are 6 units thick, and six rows fit. Other numbers only position the shapes. */
const width = 120;
const height = 72;
const rowAt = (row: number) => 6 + row * 12;

/** @returns the `d` of horizontal bars, one for each value. The bar of the largest value is as wide as the drawing */
function bars(values: readonly number[], largest = Math.max(...values)): string {
  const x = scaleLinear().domain([0, largest]).rangeRound([0, width]);
  return values.map((value, row) => `M0 ${rowAt(row)}h${x(value)}`).join('');
}

const { nights } = testReport;
const nightAt = scaleBand<number>().domain(nights.keys()).rangeRound([0, width]);
/** @returns the `d` of a vertical bar for one night. The bar begins at the bottom of the drawing */
const nightBar = (index: number, length: number) =>
  `M${(nightAt(index) ?? 0) + nightAt.bandwidth() / 2} ${height}v-${length}`;
const durationLength = scaleLinear()
  .domain([0, Math.max(...nights.map((each) => each.minutes))])
  .rangeRound([0, 56]);

// The curve begins in the corner: without users, there is no response time.
const p95 = [0, ...loadReport.steps.map((step) => step.p95)];
const stepAt = scaleLinear()
  .domain([0, p95.length - 1])
  .rangeRound([0, width]);
const secondsAt = scaleLinear()
  .domain([0, Math.max(...p95)])
  .rangeRound([68, 8]);

const cases = traceability.requirements.flatMap(({ cases }, row) =>
  cases.map(({ result }, column) => ({ result, y: rowAt(row), x: 40 + column * 48 })),
);
const maxRisk = testPlan.scale ** 2;
const risksOf = (features: typeof testPlan.features) =>
  bars(
    features.map(({ risk }) => risk),
    maxRisk,
  );

/** The paths of each thumbnail. Only `defectReport` is not drawn from data. `problems` shows failures, high risks or a threshold. */
const drawings: Record<SpecimenKey, readonly [main: string, problems?: string]> = {
  quoteDocument: [bars(quote.lines.map(({ days }) => days))],
  // A risk is impact multiplied by likelihood. The features are sorted by risk, so the high risks are in the first rows.
  testPlan: [risksOf(testPlan.features), risksOf(testPlan.features.filter(({ level }) => level === 'high'))],
  traceability: [
    cases.map(({ x, y }) => `M0 ${y}H${x + 24}`).join(''),
    cases.map(({ result, x, y }) => (result === 'passed' ? '' : `M${x} ${y}h24`)).join(''),
  ],
  defectReport: [bars([1, 0.8, 0.9]), `M0 ${rowAt(4)}h${width / 2}`],
  testReport: [
    nights.map((each, index) => nightBar(index, durationLength(each.minutes))).join(''),
    nights.map(({ failed }, index) => (failed > 0 ? nightBar(index, failed * 8) : '')).join(''),
  ],
  loadReport: [
    line<number>((_, index) => stepAt(index), secondsAt)(p95) ?? '',
    `M0 ${secondsAt(loadReport.thresholdSeconds)}h${width}`,
  ],
  auditSummary: [
    bars(
      auditSummary.marks.map(({ mark }) => auditGrades.indexOf(mark) + 1),
      auditGrades.length,
    ),
  ],
};

/** The thumbnail of a document in a list. Screen readers ignore the thumbnail, because the document's name is beside it. */
export function SpecimenThumbnail({ specimen }: { specimen: SpecimenKey }) {
  const [main, problems] = drawings[specimen];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="w-36 max-w-full rounded-control border border-line bg-card fill-none stroke-6 p-3 shadow-sheet rtl:mirrored"
    >
      <path className="stroke-accent" d={main} />
      {problems && <path className="stroke-alert" d={problems} />}
    </svg>
  );
}
