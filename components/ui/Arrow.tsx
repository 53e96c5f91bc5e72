import { arrowRightPath } from './iconPaths.ts';
import { LineIcon } from './LineIcon.tsx';

/** "Leads on". It points to the left where a text runs to the left. */
export function Arrow({ className = 'size-5' }: { className?: string }) {
  return <LineIcon path={arrowRightPath} className={`shrink-0 rtl:mirrored ${className}`} />;
}
