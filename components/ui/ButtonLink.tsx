import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';
import { classNames } from './classNames.ts';
import { Link, type LinkProps } from './Link.tsx';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. Nothing can be pressed on paper, so it is not printed. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonClass(variant, size), className)} />;
}
