import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import { classNames } from './classNames.ts';

interface ModalDialogProps extends ComponentPropsWithoutRef<'dialog'> {
  open: boolean;
  /** It is closed, by whatever means. */
  onClose: () => void;
  /** Nothing that the visitor does closes it. */
  locked?: boolean;
}

/**
 * A `<dialog>` over the page. The browser makes all else inert, closes it on Escape and on a press outside, and gives the focus
 * back to what had it; `open` follows through `onClose`.
 */
export function ModalDialog({
  open,
  onClose,
  locked = false,
  className,
  children,
  ...rest
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // Not a control in it, which would take the end of the key press that has opened it.
    dialog.current?.focus();
  }, [open]);
  return (
    <dialog
      {...rest}
      tabIndex={-1}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain text-ink outline-none backdrop:bg-ink-deep/70',
        className,
      )}
      ref={dialog}
      closedby={locked ? 'none' : 'any'}
      // Browsers that do not know `closedby` close on Escape.
      onCancel={(event) => locked && event.preventDefault()}
      onClose={onClose}
    >
      {open && children}
    </dialog>
  );
}
