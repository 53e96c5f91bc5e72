import type { ReactNode } from 'react';
import { chevronDownPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';

/**
 * A menu of the navigation (ARIA APG, "Disclosure Navigation Menu"). It is a `<details>`: when it opens, the browser closes any other
 * `<details>` with the same `name`. `startMenus.ts` opens it on hover and closes it; `startLayers.ts` closes it on Escape.
 */
export function Menu({
  label,
  children,
  wide = false,
}: {
  label: ReactNode;
  children: ReactNode;
  /** Makes the menu wide enough for two columns of links. */
  wide?: boolean;
}) {
  return (
    <details data-menu="" name="site-menu">
      <summary className="menu-row gap-1.5">
        {label}
        <LineIcon path={chevronDownPath} className="size-4 transition-transform in-[[open]]:rotate-180" />
      </summary>
      {/* The outer element extends to the summary, so that the pointer does not leave the menu on its way to the links (`header.css`). */}
      <div className={wide ? '@bar:w-[34rem]' : undefined}>
        <div>{children}</div>
      </div>
    </details>
  );
}
