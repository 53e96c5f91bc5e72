import type { ReactNode } from 'react';
import { arrowUpRightPath } from './iconPaths.ts';
import { LineIcon } from './LineIcon.tsx';

/** The label of a link that opens a new tab, followed by an icon and a visually hidden text (WCAG 2.2 technique G201). */
export function NewTabHint({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <>
      <span>
        {children} <span className="sr-inline">{`(${hint})`}</span>
      </span>
      <LineIcon path={arrowUpRightPath} className="size-4 shrink-0 rtl:mirrored" />
    </>
  );
}
