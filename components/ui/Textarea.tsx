import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import { controlClass } from './controlClass.ts';

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClass, 'resize-y', className)} />;
}
