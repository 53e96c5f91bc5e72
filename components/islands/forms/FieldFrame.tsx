import type { ReactElement, ReactNode } from 'react';

interface FieldFrameProps {
  isWrong: boolean;
  /** What Headless UI's `Field` hands over: its own part around the children. */
  children?: ReactElement<{ children: ReactNode }>;
}

/**
 * What a `Field` of Headless UI is drawn as. The library adds a hidden element to each, for controls that are not the browser's; we have
 * none, and the content security policy refuses the style in it.
 */
export function FieldFrame({ isWrong, children, ...rest }: FieldFrameProps) {
  return (
    <div {...rest} data-field="" className={isWrong ? 'border-s-4 border-alert ps-4' : undefined}>
      {children?.props.children}
    </div>
  );
}
