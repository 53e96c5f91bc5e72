import file from '../styles/mark.svg?raw';
import { drawingOf } from './drawingOf.ts';

/** The company's mark, which is drawn in components/styles/mark.svg, 26 by 26. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 26 26"
      width="26"
      height="26"
      fill="none"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is a file of this project.
      dangerouslySetInnerHTML={{ __html: drawingOf(file) }}
    />
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.4rem]/none font-bold tracking-tight">
      <Mark />
      {name}
    </span>
  );
}
