import type { ReactNode } from 'react';
import { chevronDownPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';

/**
 * A menu of the navigation (ARIA APG, "Disclosure Navigation Menu"). It is a `details`, which opens without script, and by its `name` closes
 * the menu that was open; `startMenus.ts` adds hovering and closing from outside, `startLayers.ts` Escape.
 */
export function Menu({
  label,
  children,
  wide = false,
}: {
  label: ReactNode;
  children: ReactNode;
  /** Leaves room for two columns of links. */
  wide?: boolean;
}) {
  return (
    <details
      data-menu=""
      name="site-menu"
      className="relative min-h-11 @max-bar:border-b @max-bar:border-line"
    >
      <summary className="flex min-h-11 items-center gap-1.5 rounded-control px-3 py-2 hover:bg-veil @max-bar:justify-between @max-bar:px-0 @max-bar:text-lg">
        {label}
        <LineIcon path={chevronDownPath} className="size-4 transition-transform in-[[open]]:rotate-180" />
      </summary>
      <div
        className={`@bar:absolute @bar:end-0 @bar:top-full @bar:z-30 @bar:pt-2 ${wide ? '@bar:w-[34rem]' : '@bar:min-w-60'}`}
      >
        <div className="@max-bar:pb-4 @bar:overflow-hidden @bar:rounded-panel @bar:border @bar:border-ink @bar:bg-card">
          {children}
        </div>
      </div>
    </details>
  );
}
