import { useTranslation } from 'react-i18next';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import type { DomainKey } from '../../../../locales/i18next.d.ts';

/** The picture of a domain that has no drawing of its own: its types of tests as the lines of a record, each ticked. */
export function TestTypesDrawing({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <ol className="px-5 py-2">
      {t(`${domain}.testTypes`, { returnObjects: true }).map(({ title }) => (
        <li
          key={title}
          className="flex justify-between gap-4 border-b border-dashed border-line py-3.5 last:border-0"
        >
          {title}
          <Verdict result="passed" className="size-5" />
        </li>
      ))}
    </ol>
  );
}
