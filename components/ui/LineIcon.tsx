import { arrowRightPath, loaderCirclePath } from './iconPaths.ts';

interface LineIconProps {
  /** Drawn on a square of 24. */
  path: string;
  className?: string;
}

/** The one way to draw an icon: a line, whose path stands in `iconPaths.ts` or where it is drawn. Decorative: words beside it say the same. */
export function LineIcon({ path, className = 'size-5' }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" className={`line-icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** "Leads on". It points to the left where a text runs to the left. */
export function Arrow({ className = 'size-5' }: { className?: string }) {
  return <LineIcon path={arrowRightPath} className={`shrink-0 rtl:mirrored ${className}`} />;
}

export function Spinner() {
  return <LineIcon path={loaderCirclePath} className="size-4 animate-spin" />;
}
