import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleStamp } from './ExampleStamp.tsx';
import { type DrawnData, ReadAsTable } from './ReadAsTable.tsx';

interface SheetProps {
  /** The text alternative of the picture: assistive technology does not read its content part by part. */
  description: string;
  title: string;
  /** Number or date of the record, at the end of its first line. */
  reference?: string;
  /** The content of the sheet is an example and bears the stamp. */
  example?: boolean;
  /** The data that the picture draws to scale. */
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
