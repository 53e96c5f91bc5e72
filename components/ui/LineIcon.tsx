interface LineIconProps {
  /** On a square of 24. */
  path: string;
  className?: string;
}

/** A drawing of our own in one line, beside lucide's: what it lacks, and what it draws at a length that each document pays for. */
export function LineIcon({ path, className = 'size-5' }: LineIconProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
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
