import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleStamp } from './ExampleStamp.tsx';
import { type DrawnData, ReadAsTable } from './ReadAsTable.tsx';

interface SheetProps {
  /** What the picture says, for those who do not see it: its content is not read one by one. */
  description: string;
  title: string;
  /** Number or date of the record, at the end of its first line. */
  reference?: string;
  /** What it shows illustrates: it bears the stamp that says so. */
  example?: boolean;
  /** What it draws to scale. */
  data?: DrawnData | undefined;
  children: ReactNode;
}

/** The frame of a page's picture: a sheet of the test record, its content drawn in mono. */
export function Sheet({ description, title, reference, example, data, children }: SheetProps) {
  const { t } = useTranslation('common');
  return (
    <figure className="mx-auto w-full max-w-[32rem] rounded-panel border border-line bg-card font-mono text-xs shadow-sheet">
      <div role="img" aria-label={example ? t('exampleOf', { description }) : description}>
        <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center border-b border-line px-5 py-3.5 text-muted">
          <p>
            {title} {reference && <span className="ms-3 whitespace-nowrap">{reference}</span>}
          </p>
          {example && <ExampleStamp className="ms-auto" />}
        </div>
        {children}
      </div>
      {data && <ReadAsTable caption={title} {...data} />}
    </figure>
  );
}
