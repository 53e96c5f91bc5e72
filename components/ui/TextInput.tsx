import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import { controlClass } from './controlClass.ts';

/** One line of text. */
export function TextInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={classNames(controlClass, className)} />;
}
