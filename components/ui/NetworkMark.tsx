/** In one line each, like the icons beside them. */
const drawings = {
  facebook: 'M16 4h-1a4 4 0 0 0-4 4v12M7 12h7',
  github:
    'M9 21v-4c0-2 1-3 1-3-4 0-6-2-6-5l1-3V3l4 1.5h6L19 3v3l1 3c0 3-2 5-6 5 0 0 1 1 1 3v4m-6-3c-3 1-4-1-5-2',
  linkedin: 'M5 10v10M5 5h.01M10 20V10m0 4a4 4 0 0 1 8 0v6',
  x: 'M4 4h4l12 16h-4zM20 4 4 20',
};

export type NetworkName = keyof typeof drawings;

/** The mark of a social network; the link around it bears its name. */
export function NetworkMark({ network }: { network: NetworkName }) {
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
