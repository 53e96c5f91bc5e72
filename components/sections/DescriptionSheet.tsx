import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/classNames.ts';

interface DescriptionSheetProps {
  title: string;
  /** The accessible name; by default the title. */
  label?: string;
  /** True if the content is an example. The accessible name then says so: screen readers ignore the badge in `badge` or `over`. */
  isExample?: boolean;
  /** A badge at the end of the first line. */
  badge?: ReactNode;
  rows?: readonly { term: string; value: ReactNode }[];
  rowsClassName?: string;
  termClassName?: string;
  /** An absolutely positioned element over the sheet, such as a seal. */
  over?: ReactNode;
  className: string;
  children?: ReactNode;
}

/** An illustration: a sheet with a title, and a description list of facts. */
export function DescriptionSheet({
  title,
  label = title,
  isExample = false,
  badge,
  rows,
  rowsClassName,
  termClassName = 'text-muted',
  over,
  className,
  children,
}: DescriptionSheetProps) {
  const { t } = useTranslation('common');
  // `exampleAfterTitle` starts with its own separator: ", example" in English, " (ejemplo)" in Spanish.
  const name = isExample ? label + t('exampleAfterTitle') : label;
  return (
    <figure aria-label={name} className={classNames('relative mx-auto w-full', className)}>
      <div className="rounded-panel border border-line bg-card font-mono shadow-sheet">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-4 text-muted">
          <p>{title}</p>
          {badge}
        </div>
        {rows && (
          <dl className={classNames('px-5 py-1.5', rowsClassName)}>
            {rows.map(({ term, value }) => (
              <div
                key={term}
                className="flex justify-between gap-x-6 border-b border-dashed border-line py-3 @max-[25rem]:flex-wrap"
              >
                <dt className={classNames('shrink-0', termClassName)}>{term}</dt>
                <dd className="ms-auto min-w-0 text-end text-balance">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
      {over}
    </figure>
  );
}
