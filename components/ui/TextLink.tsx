import { classNames } from './classNames.ts';
import { Link, type LinkProps } from './Link.tsx';

interface TextLinkProps extends LinkProps {
  /** The link is no part of a sentence, so it is as high as a finger needs. */
  standsAlone?: boolean;
}

/** A link inside or after a text. */
export function TextLink({ standsAlone, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-proof underline decoration-1 underline-offset-4 hover:decoration-2',
        standsAlone && 'inline-flex items-center pointer-coarse:min-h-11',
        className,
      )}
    />
  );
}
