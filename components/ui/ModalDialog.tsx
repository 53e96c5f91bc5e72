import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';

interface ModalDialogProps extends ComponentPropsWithRef<'dialog'> {
  locked?: boolean;
}

/**
 * A `<dialog>` that the page's HTML has from the start, with a `DialogTitle`. `showModal()` opens it, or without code `command="show-modal"`. The
 * browser makes all else inert, closes it on Escape and on a press outside, and gives the focus back.
 */
export function ModalDialog({ locked = false, className, ...rest }: ModalDialogProps) {
  return (
    <dialog
      {...rest}
      // The browser may have opened it before React compares its attributes, in development.
      suppressHydrationWarning
      className={classNames('overflow-y-auto overscroll-contain text-ink', className)}
      closedby={locked ? 'none' : 'any'}
      // Browsers that do not know `closedby` close on Escape.
      onCancel={(event) => locked && event.preventDefault()}
    />
  );
}
