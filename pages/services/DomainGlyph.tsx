import type { DomainKey } from '../../locales/i18next.d.ts';

/** The icon of a domain that is not in `drawings`: a sheet of paper with ticks. */
const checks = 'M8 3h24v34H8zM13 12l3 3 5-6M25 12h3M13 20l3 3 5-6M25 20h3M13 28l3 3 5-6M25 28h3';

/** Line drawings on a grid of 40 by 40 units, by the domain's key in `domains.json`. */
const drawings: Readonly<Record<string, string>> = {
  'web-mobile': 'M18 31H3V7h30v6M3 13h30M24 18h12v19H24zM28 33h4',
  'embedded-iot':
    'M11 11h18v18H11zM16 16h8v8h-8zM15 3v8m5-8v8m5-8v8M15 29v8m5-8v8m5-8v8M3 15h8m-8 5h8m-8 5h8M29 15h8m-8 5h8m-8 5h8',
  robotics:
    'M5 37h18M9 37V31h10v6M14 31 9 17 24 6l8 8M32 14v6l-4 4M32 20l5 3M6 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M21 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  'ai-ml':
    'M3 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 20a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 32a3 3 0 1 0 6 0 3 3 0 1 0-6 0M17 14a3 3 0 1 0 6 0 3 3 0 1 0-6 0M17 26a3 3 0 1 0 6 0 3 3 0 1 0-6 0M31 20a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9 8l8 6-8 6 8 6-8 6M23 14l8 6-8 6',
  'data-analytics': 'M3 3v34h34M10 37V25h5v12M19 37V17h5v20M28 37V21h5v16M9 17l9-9 8 6L36 4',
  blockchain: 'M2 15h10v10H2zM15 15h10v10H15zM28 15h10v10H28zM12 20h3M25 20h3M5 20h4M18 20h4M31 20h4',
  cloud: 'M12 31h17a7 7 0 0 0 1-14 10 10 0 0 0-19-1 7.5 7.5 0 0 0 1 15zM20 27V18m-4 4 4-4 4 4',
  arvr: 'M5 12h30v16H25l-3-4h-4l-3 4H5zM5 17H2v6h3M35 17h3v6h-3M11 18h5M24 18h5',
};

/** The icon of a domain. It is decorative, because the domain's name is beside it. */
export function DomainGlyph({ domain, className }: { domain: DomainKey; className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={`shrink-0 fill-none stroke-current ${className}`}>
      <path d={drawings[domain] ?? checks} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
