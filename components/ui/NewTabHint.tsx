import { arrowUpRightPath } from './iconPaths.ts';
import { LineIcon } from './LineIcon.tsx';

/** After the words of a link that opens a new tab: a sign for the eye, the words for the ear (WCAG 2.2 technique G201). */
export function NewTabHint({ hint }: { hint: string }) {
  return (
    <>
      <LineIcon path={arrowUpRightPath} className="size-4 shrink-0 rtl:-scale-x-100" />
      <span className="sr-only"> ({hint})</span>
    </>
  );
}
