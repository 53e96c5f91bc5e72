import type { ReactNode } from 'react';
import { chevronDownPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';

/**
 * A menu of the navigation (ARIA APG, "Disclosure Navigation Menu"). It is a `details`, which opens without script; `menu.firstInput.ts`
 * adds hovering and closing from outside, `layers.firstInput.ts` Escape.
 */
export function Menu({
  label,
  children,
  wide = false,
}: {
  label: ReactNode;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <details data-menu="" name="site-menu" className="relative min-h-11 max-lg:border-b max-lg:border-line">
      <summary className="flex min-h-11 items-center gap-1.5 rounded-control px-3 py-2 hover:bg-veil max-lg:justify-between max-lg:px-0 max-lg:text-lg">
        {label}
        <LineIcon path={chevronDownPath} className="size-4 transition-transform in-[[open]]:rotate-180" />
      </summary>
      <div
        className={`lg:absolute lg:end-0 lg:top-full lg:z-30 lg:pt-2 ${wide ? 'lg:w-[34rem]' : 'lg:min-w-60'}`}
      >
        <div className="max-lg:pb-4 lg:overflow-hidden lg:rounded-panel lg:border lg:border-ink lg:bg-card">
          {children}
        </div>
      </div>
    </details>
  );
}
