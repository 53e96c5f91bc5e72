import { arrowRightPath, loaderCirclePath } from './iconPaths.ts';

interface LineIconProps {
  /** The `d` of the path, in a square of 24 by 24 units. */
  path: string;
  className?: string;
}

/** Draws an icon from a path of `iconPaths.ts` or of the calling file. Screen readers ignore the icon, so a text must be beside it. */
export function LineIcon({ path, className = 'size-5' }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" className={`line-icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** An arrow at the end of a link. It points to the left in right-to-left text. */
export function Arrow({ className = 'size-5' }: { className?: string }) {
  return <LineIcon path={arrowRightPath} className={`shrink-0 rtl:mirrored ${className}`} />;
}

export function Spinner() {
  return <LineIcon path={loaderCirclePath} className="size-4 animate-spin" />;
}
