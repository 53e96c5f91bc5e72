import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';

interface ModalDialogProps extends ComponentPropsWithRef<'dialog'> {
  /** True if the visitor must not close the dialog now. */
  locked?: boolean;
}

/**
 * A `<dialog>` with a `DialogTitle`. The pre-rendered HTML contains it, so that `command="show-modal"` can open it before hydration. The
 * browser makes the rest of the page inert, closes the dialog on Escape and on a click outside, and restores the focus.
 */
export function ModalDialog({ locked = false, className, ...rest }: ModalDialogProps) {
  return (
    <dialog
      {...rest}
      // Visitors can open the dialog before hydration. In development, React would report the attribute `open` as a mismatch.
      suppressHydrationWarning
      className={classNames('overflow-y-auto overscroll-contain text-ink', className)}
      closedby={locked ? 'none' : 'any'}
      // Browsers without `closedby` would close a locked dialog on Escape.
      onCancel={(event) => locked && event.preventDefault()}
    />
  );
}
