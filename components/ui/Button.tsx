import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';
import { classNames } from './classNames.ts';
import { Link, type LinkProps } from './Link.tsx';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button. Unlike `disabled`, `aria-disabled` keeps the focus and only changes the look: the handler must ignore clicks itself. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  const look = classNames(
    buttonClass(variant, size),
    rest['aria-disabled'] && 'cursor-not-allowed opacity-55',
    className,
  );
  return <button type={type} className={look} {...rest} />;
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does with the dialog that has the id `commandfor` (HTML, "invoker commands"). React's types lack both attributes. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. Like buttons, it is not printed (`print.css`). */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonClass(variant, size), className)} />;
}
