import type { Network } from './shareAddress.ts';

/** In one line each, like the icons beside them. */
const drawings: Record<Network, string> = {
  twitter: 'M4 4h4l12 16h-4zM20 4 4 20',
  facebook: 'M16 4h-1a4 4 0 0 0-4 4v12M7 12h7',
  linkedin: 'M5 10v10M5 5h.01M10 20V10m0 4a4 4 0 0 1 8 0v6',
};

/** The mark of a social network; the link around it bears its name. */
export function NetworkMark({ network }: { network: Network }) {
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
      className="size-5"
      aria-hidden="true"
    >
      <path d={drawings[network]} />
    </svg>
  );
}
