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
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      {...rest}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain text-ink backdrop:bg-ink/65',
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
