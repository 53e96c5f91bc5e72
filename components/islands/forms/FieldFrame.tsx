import type { ReactElement, ReactNode } from 'react';

interface FieldFrameProps {
  isWrong: boolean;
  /** The one element that Headless UI's `Field` hands on; the children of the field are its own. */
  children?: ReactElement<{ children: ReactNode }>;
}

/**
 * The element of a Headless UI `Field`. The library adds a hidden element to each field, for controls that are not native. All of ours
 * are native, and the content security policy forbids the inline style of the hidden element, so only the children are shown. The library
 * does not promise that this works: docs/upgrading.md.
 */
export function FieldFrame({ isWrong, children, ...rest }: FieldFrameProps) {
  return (
    <div {...rest} data-field="" className={isWrong ? 'border-s-4 border-alert ps-4' : undefined}>
      {children?.props.children}
    </div>
  );
}
