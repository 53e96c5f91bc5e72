import type { ReactElement, ReactNode } from 'react';

interface FieldFrameProps {
  isWrong: boolean;
  /** The element that Headless UI's `Field` puts around the children. */
  children?: ReactElement<{ children: ReactNode }>;
}

/**
 * Draws a `Field` of Headless UI. The library adds a hidden element to each, for controls that are not the browser's; we have
 * none, and the content security policy refuses the style in it.
 */
export function FieldFrame({ isWrong, children, ...rest }: FieldFrameProps) {
  return (
    <div {...rest} data-field="" className={isWrong ? 'border-s-4 border-alert ps-4' : undefined}>
      {children?.props.children}
    </div>
  );
}
