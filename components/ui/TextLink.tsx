import { classNames } from './classNames.ts';
import { Link, type LinkProps } from './Link.tsx';

/** A link inside or after a text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-proof underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}
