import { classNames } from './classNames.ts';

export type Result = 'passed' | 'failed' | 'rerun' | 'blocked';

const drawings: Record<Result, { disc: string; sign: string }> = {
  passed: { disc: 'fill-accent', sign: 'm6 10.3 2.7 2.7L14 7.5' },
  failed: { disc: 'fill-alert', sign: 'm7 7 6 6m0-6-6 6' },
  blocked: { disc: 'fill-line-strong', sign: 'M6 10h8' },
  rerun: { disc: 'fill-line-strong', sign: 'M14 10a4 4 0 1 1-1.5-3.1M13 4.5v2.8h-2.8' },
};

interface VerdictProps {
  result: Result;
  /** Utility classes for the size and position of the icon, if it is not in a drawing. */
  className?: string;
  /** The centre of the icon in the units of a drawing, if the icon is in a drawing. The icon is 16 units wide there. */
  at?: readonly [x: number, y: number];
}

/** The icon of a test result. Screen readers ignore it, so it needs a text beside it. */
export function Verdict({ result, className, at }: VerdictProps) {
  const { disc, sign } = drawings[result];
  const position = at && { x: at[0] - 8, y: at[1] - 8, width: 16, height: 16 };
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classNames('shrink-0 fill-none', className)}
      {...position}
    >
      <circle cx="10" cy="10" r="10" stroke="none" className={disc} />
      <path d={sign} className="verdict-sign" />
    </svg>
  );
}
