import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/sections/Section.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { auditGrades, auditSummary } from '../../../../content/specimens/auditSummary.ts';

/** The units of the scale, whose drawing is stretched to its column: each grade has a bar and a gap after it. */
const gradeWidth = 10;
const barWidth = 9.6;
const barHeight = 4;

/** The mark of each domain of the audit (code, tests…) on the scale from E to A+, and what the mark rests on. */
export function Marks() {
  const { t } = useTranslation('specimens');
  const words = t('auditSummary.marks.items', { returnObjects: true });
  return (
    <Section
      id="marks"
      title={t('auditSummary.marks.title')}
      lead={t('auditSummary.marks.lead', auditSummary.findings)}
    >
      <ul className="border-t border-ink">
        {auditSummary.marks
          .map((domain) => ({
            ...domain,
            ...entryOf(words, domain.key, 'specimens.json: auditSummary.marks.items'),
          }))
          .map(({ key, mark, title, description }) => (
            <li
              key={key}
              className="grid items-center gap-x-8 gap-y-3 border-b border-line py-6 print:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
            >
              <h3 className="flex items-baseline gap-4 text-h4">
                <span className="min-w-12 text-h2 font-bold text-proof">{mark}</span> {title}
              </h3>
              <div>
                <svg
                  viewBox={`0 0 ${auditGrades.length * gradeWidth} ${barHeight}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-2.5 w-full max-w-measure rtl:-scale-x-100"
                >
                  {auditGrades.map((grade, index) => (
                    <path
                      key={grade}
                      className={index <= auditGrades.indexOf(mark) ? 'fill-proof' : 'fill-line'}
                      d={`M${index * gradeWidth} 0h${barWidth}v${barHeight}h-${barWidth}z`}
                    />
                  ))}
                </svg>
                <p className="mt-3 max-w-measure text-muted">{description}</p>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}
