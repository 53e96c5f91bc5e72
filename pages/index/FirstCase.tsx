import { useTranslation } from 'react-i18next';
import { Link } from '../../components/ui/Link.tsx';
import { caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../content/entryOf.ts';
import { formatNumber } from '../../renderer/i18n/format.ts';
import { type Duration, daysOf } from '../case-studies/daysOf.ts';

/** Shows how long the task of the first case study took before and takes after; nothing where there is no case study. */
export function FirstCase() {
  const { t, i18n } = useTranslation(['home', 'caseStudies']);
  const [first] = caseStudies;
  if (!first) {
    return null;
  }
  const words = t('caseStudies:cases.items', { returnObjects: true });
  const { title } = entryOf(words, first.key, 'caseStudies.json: cases.items');
  const { before, after } = first.measure;
  // The durations stand in a sentence, so their units are written in full.
  const textOf = ({ value, unit }: Duration) =>
    formatNumber(value, i18n.language, { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <li className="relative flex flex-col gap-4 bg-card p-5 hover:bg-band hover:text-white">
      <svg
        viewBox="0 0 120 72"
        aria-hidden="true"
        className="w-36 max-w-full rounded-control border border-line bg-card fill-none stroke-16 p-3 shadow-sheet rtl:-scale-x-100"
      >
        <path className="stroke-line" d="M0 18h120" />
        <path className="stroke-proof" d={`M0 54h${Math.round((120 * daysOf(after)) / daysOf(before))}`} />
      </svg>
      <h3 className="text-h4">
        <Link to={`/case-studies#${first.key}`} className="whole-card">
          {t('home:work.case', { title, before: textOf(before), after: textOf(after) })}
        </Link>
      </h3>
    </li>
  );
}
