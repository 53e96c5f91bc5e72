import type { ReactElement, ReactNode } from 'react';

interface FieldFrameProps {
  isWrong: boolean;
  /** A component of Headless UI's `Field` around the children. */
  children?: ReactElement<{ children: ReactNode }>;
}

/**
 * The element of a Headless UI `Field`. The library adds a hidden element to each field, for controls that are not native. All of ours
 * are native, and the content security policy forbids the inline style of that element, so it is left out. That it stands beside the
 * children of the one element handed on is nothing that the library promises: docs/upgrading.md.
 */
export function FieldFrame({ isWrong, children, ...rest }: FieldFrameProps) {
  return (
    <div {...rest} data-field="" className={isWrong ? 'border-s-4 border-alert ps-4' : undefined}>
      {children?.props.children}
    </div>
  );
}
