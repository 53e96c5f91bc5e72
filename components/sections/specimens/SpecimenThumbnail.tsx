import { auditGrades, auditSummary } from '../../../content/specimens/auditSummary.ts';
import { loadReport } from '../../../content/specimens/loadReport.ts';
import { quote } from '../../../content/specimens/quote.ts';
import { testPlan } from '../../../content/specimens/testPlan.ts';
import { testReport } from '../../../content/specimens/testReport.ts';
import { traceability } from '../../../content/specimens/traceability.ts';
import type { SpecimenKey } from '../../../locales/i18next.d.ts';

const width = 120;
const height = 72;

/** Two paths: what is as it should be, and what the document warns of. */
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

function bars(lengths: readonly number[]): string {
  return lengths.map((length, row) => `M0 ${6 + row * 12}h${Math.round(length * width)}`).join('');
}

/** Each document made small: its own figures, to scale, without words. */
const drawings: Record<SpecimenKey, Drawing> = {
  quoteDocument: { sound: bars(quote.lines.map(({ days }) => days / mostDays)) },
  testPlan: {
    sound: bars(testPlan.features.map(({ risk }) => risk / testPlan.scale ** 2)),
    warned: bars(
      testPlan.features.flatMap(({ risk, level }) => (level === 'high' ? [risk / testPlan.scale ** 2] : [])),
    ),
  },
  traceability: {
    sound: cases.map(({ row, column }) => `M0 ${6 + row * 12}h${40 + column * 48}h24`).join(''),
    warned: cases
      .filter(({ result }) => result !== 'passed')
      .map(({ row, column }) => `M${40 + column * 48} ${6 + row * 12}h24`)
      .join(''),
  },
  defectReport: { sound: bars([1, 0.8, 0.9]), warned: `M0 54h${width / 2}` },
  testReport: {
    sound: testReport.nights
      .map(
        ({ minutes }, night) => `M${4 + night * 8.6} ${height}v-${Math.round((minutes / mostMinutes) * 56)}`,
      )
      .join(''),
    warned: testReport.nights
      .map(({ failed }, night) => (failed > 0 ? `M${4 + night * 8.6} ${height}v-${failed * 8}` : ''))
      .join(''),
  },
  loadReport: {
    sound: `M0 ${height}${loadReport.steps
      .map(({ p95 }, step) => `L${(step + 1) * 20} ${Math.round(68 - (p95 / mostSeconds) * 60)}`)
      .join('')}`,
    warned: `M0 ${Math.round(68 - (loadReport.thresholdSeconds / mostSeconds) * 60)}h${width}`,
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
