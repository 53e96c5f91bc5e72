import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';

interface ModalDialogProps extends ComponentPropsWithRef<'dialog'> {
  locked?: boolean;
}

/**
 * A `<dialog>` with a `DialogTitle`. It is part of the pre-rendered HTML. `showModal()` opens it, or `command="show-modal"` before the code
 * has come. The browser makes the rest of the page inert, closes the dialog on Escape and on a press outside, and restores the focus.
 */
export function ModalDialog({ locked = false, className, ...rest }: ModalDialogProps) {
  return (
    <dialog
      {...rest}
      // In development, the browser may open it before React compares the attributes.
      suppressHydrationWarning
      className={classNames('overflow-y-auto overscroll-contain text-ink', className)}
      closedby={locked ? 'none' : 'any'}
      // Browsers without `closedby` close a dialog on Escape.
      onCancel={(event) => locked && event.preventDefault()}
    />
  );
}
