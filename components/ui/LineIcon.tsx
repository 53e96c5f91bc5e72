interface LineIconProps {
  /** Drawn on a square of 24. */
  path: string;
  className?: string;
}

/** The one way to draw an icon: a line, whose path stands in `iconPaths.ts` or where it is drawn. Decorative: words beside it say the same. */
export function LineIcon({ path, className = 'size-5' }: LineIconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
