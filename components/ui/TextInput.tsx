import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';

/** The classes of text inputs, selects and text areas: an outline with a contrast of 3:1 (WCAG 2.2 1.4.11), at least 44 px high. */
export const controlClass =
  'block w-full min-h-11 rounded-control border border-line-strong bg-card px-3.5 py-2.5 text-base text-ink ' +
  'placeholder:text-muted aria-invalid:border-2 aria-invalid:border-alert';

export function TextInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={classNames(controlClass, className)} />;
}
