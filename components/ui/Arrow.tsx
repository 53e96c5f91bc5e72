import { arrowRightPath } from './iconPaths.ts';
import { LineIcon } from './LineIcon.tsx';

/** "Leads on": the only picture that is mirrored by hand for right-to-left languages. */
export function Arrow({ className = 'size-5' }: { className?: string }) {
  return <LineIcon path={arrowRightPath} className={`shrink-0 rtl:-scale-x-100 ${className}`} />;
}
