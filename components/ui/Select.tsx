import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import { controlClass } from './controlClass.ts';
import { chevronDownPath } from './iconPaths.ts';
import { LineIcon } from './LineIcon.tsx';

/** A choice in a list: the browser's own control, drawn like the other fields. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(controlClass, 'appearance-none pe-10', className)} />
      <LineIcon
        path={chevronDownPath}
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
