import type { CaseStudy } from '../../content/caseStudies.ts';

/** Clients stay anonymous, so each drawing represents an industry: a shopping basket, a seal with a tick, a cut stone. */
const drawings: Record<CaseStudy['logo'], string> = {
  basket: 'M6 18h36l-5 22H11zM14 18l7-11M34 18 27 7M17 24v10M24 24v10M31 24v10',
  seal: 'M24 5l5 4 6-1 2 6 6 3-1 6 3 5-5 4-1 6-6 1-4 5-5-3-6 3-4-5-6-1-1-6-5-4 3-5-1-6 6-3 2-6 6 1zM16 24l6 6 10-12',
  gem: 'M14 8h20l9 11-19 22L5 19zM5 19h38M14 8l4 11 6 22 6-22 4-11M18 19l6-11 6 11',
};

/** The logo of an anonymous client. It is decorative. `x` and `y` are its position in a drawing, such as `BeforeAndAfter`. */
export function CaseLogo({
  logo,
  ...placement
}: {
  logo: CaseStudy['logo'];
  className?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      {...placement}
    >
      <path d={drawings[logo]} />
    </svg>
  );
}
