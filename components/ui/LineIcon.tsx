import { arrowRightPath, loaderCirclePath } from './iconPaths.ts';

interface LineIconProps {
  /** The path, on a square of 24 by 24. */
  path: string;
  className?: string;
}

/** Draws an icon as one line. Its path is in `iconPaths.ts`, or where the icon is used. Decorative: a text beside it says the same. */
export function LineIcon({ path, className = 'size-5' }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" className={`line-icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** An arrow that means "go on". It points to the left in right-to-left text. */
export function Arrow({ className = 'size-5' }: { className?: string }) {
  return <LineIcon path={arrowRightPath} className={`shrink-0 rtl:mirrored ${className}`} />;
}

export function Spinner() {
  return <LineIcon path={loaderCirclePath} className="size-4 animate-spin" />;
}
