import type { Network } from './shareAddress.ts';

const drawings: Record<Network, string> = {
  twitter:
    'M3 3h4.6l4.7 6.4L17.8 3h2.4l-6.8 7.9L21 21h-4.6l-5-6.9L5.4 21H3l7.3-8.4zM6.2 4.7 17.3 19.3h.9L7.1 4.7z',
  facebook:
    'M14 21v-7.5h2.6l.5-3.1H14V8.5c0-.9.4-1.6 1.7-1.6h1.5V4.2S16 4 14.8 4C12.3 4 10.7 5.5 10.7 8.2v2.2H8v3.1h2.7V21z',
  linkedin:
    'M4 9h3.7v11.5H4zM5.85 3.5a2.15 2.15 0 1 1 0 4.3 2.15 2.15 0 0 1 0-4.3zM10 9h3.5v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4 2.1 4 4.9v6.9h-3.7v-6.1c0-1.5 0-3.3-2-3.3s-2.2 1.6-2.2 3.2v6.2H10z',
};

/** The mark of a social network; the link around it bears its name. */
export function NetworkMark({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
      <path fillRule="evenodd" d={drawings[network]} />
    </svg>
  );
}
