import { auditGrades, auditSummary } from '../../../content/specimens/auditSummary.ts';
import { loadReport } from '../../../content/specimens/loadReport.ts';
import { quote } from '../../../content/specimens/quote.ts';
import { testPlan } from '../../../content/specimens/testPlan.ts';
import { testReport } from '../../../content/specimens/testReport.ts';
import { traceability } from '../../../content/specimens/traceability.ts';
import type { SpecimenKey } from '../../../locales/i18next.d.ts';

/** The size of the drawing in its units; the lines in it are 6 units thick. */
const width = 120;
const height = 72;

/** Two paths: what is as it should be, and over it what the document warns of. */
interface Drawing {
  sound: string;
  warned?: string;
}

const mostDays = Math.max(...quote.lines.map(({ days }) => days));
const mostMinutes = Math.max(...testReport.nights.map(({ minutes }) => minutes));
const mostSeconds = Math.max(...loadReport.steps.map(({ p95 }) => p95));
const cases = traceability.requirements.flatMap((requirement, row) =>
  requirement.cases.map(({ result }, column) => ({ result, row, column })),
);

/** The middle of a row from the top: six rows fill the drawing. */
const yOf = (row: number) => 6 + row * 12;
const xOfCase = (column: number) => 40 + column * 48;
const nightWidth = Math.round((10 * width) / testReport.nights.length) / 10;
const xOfNight = (night: number) => 4 + night * nightWidth;
const yOfSeconds = (seconds: number) => Math.round(68 - (seconds / mostSeconds) * 60);

/** @returns a bar in each row, as long as its share of the width */
function bars(shares: readonly number[]): string {
  return shares.map((share, row) => `M0 ${yOf(row)}h${Math.round(share * width)}`).join('');
}

/** Each document made small, without words: its own figures to scale, but for the defect report, which has only text. */
const drawings: Record<SpecimenKey, Drawing> = {
  quoteDocument: { sound: bars(quote.lines.map(({ days }) => days / mostDays)) },
  testPlan: {
    sound: bars(testPlan.features.map(({ risk }) => risk / testPlan.scale ** 2)),
    // The features come by their risk, so the high ones are in the first rows.
    warned: bars(
      testPlan.features.flatMap(({ risk, level }) => (level === 'high' ? [risk / testPlan.scale ** 2] : [])),
    ),
  },
  traceability: {
    sound: cases.map(({ row, column }) => `M0 ${yOf(row)}h${xOfCase(column)}h24`).join(''),
    warned: cases
      .filter(({ result }) => result !== 'passed')
      .map(({ row, column }) => `M${xOfCase(column)} ${yOf(row)}h24`)
      .join(''),
  },
  defectReport: { sound: bars([1, 0.8, 0.9]), warned: `M0 54h${width / 2}` },
  testReport: {
    sound: testReport.nights
      .map(
        ({ minutes }, night) => `M${xOfNight(night)} ${height}v-${Math.round((minutes / mostMinutes) * 56)}`,
      )
      .join(''),
    warned: testReport.nights
      .map(({ failed }, night) => (failed > 0 ? `M${xOfNight(night)} ${height}v-${failed * 8}` : ''))
      .join(''),
  },
  loadReport: {
    sound: `M0 ${height}${loadReport.steps
      .map(({ p95 }, step) => `L${((step + 1) * width) / loadReport.steps.length} ${yOfSeconds(p95)}`)
      .join('')}`,
    warned: `M0 ${yOfSeconds(loadReport.thresholdSeconds)}h${width}`,
  },
  auditSummary: {
    sound: bars(auditSummary.marks.map(({ mark }) => (auditGrades.indexOf(mark) + 1) / auditGrades.length)),
  },
};

/** The picture of a document among others. Decorative: its name stands beside it. */
export function SpecimenThumbnail({ specimen }: { specimen: SpecimenKey }) {
  const { sound, warned } = drawings[specimen];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="w-36 max-w-full rounded-control border border-line bg-card fill-none stroke-6 p-3 shadow-sheet rtl:-scale-x-100"
    >
      <path className="stroke-proof" d={sound} />
      {warned && <path className="stroke-alert" d={warned} />}
    </svg>
  );
}
