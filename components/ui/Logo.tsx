import { Mark } from './Mark.tsx';

/** The mark and, beside it, the company's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.4rem]/none font-bold tracking-tight">
      <Mark />
      {name}
    </span>
  );
}
