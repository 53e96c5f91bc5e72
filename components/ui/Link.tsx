import type { ComponentPropsWithRef } from 'react';
import { urlOf } from '../../content/languages.ts';
import { useUrlLanguage } from '../../renderer/i18n/urlLanguage.ts';
import { classNames } from './classNames.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site without language (`/careers`), a fragment, or a whole URL (`https:`, `mailto:`, `tel:`). */
  to: string;
}

/** A link that keeps the visitor's language. */
export function Link({ to, target, rel, ...rest }: LinkProps) {
  const language = useUrlLanguage();
  const href = to.startsWith('/') ? urlOf(language, to) : to;
  return (
    <a
      // E-mail addresses and telephone numbers read from left to right.
      dir={/^(?:tel|mailto):/.test(to) ? 'ltr' : undefined}
      {...rest}
      href={href}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : rel}
    />
  );
}

interface TextLinkProps extends LinkProps {
  /** True if the link is not part of a sentence. It is then at least 44 px high on touch screens. */
  isStandalone?: boolean;
}

export function TextLink({ isStandalone, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
        isStandalone && 'inline-flex items-center pointer-coarse:min-h-11',
        className,
      )}
    />
  );
}

/** A paragraph that contains only a link. `className` is the class of the paragraph. */
export function LinkLine({ label, className, ...link }: LinkProps & { label: string }) {
  return (
    <p className={className}>
      <TextLink {...link} isStandalone>
        {label}
      </TextLink>
    </p>
  );
}
