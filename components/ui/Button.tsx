import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';
import { classNames } from './classNames.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button that acts. What leads to another page is a `ButtonLink`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classNames(buttonClass(variant, size), className)} {...rest} />;
}
