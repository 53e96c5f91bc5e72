import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './classNames.ts';

/**
 * The title of a `ModalDialog`. The focus begins here (ARIA APG, "Dialog (Modal) Pattern"), not on a control, which would take the end of the
 * key press that has opened the dialog. A moment later `layers.firstInput.ts` moves it to the dialog itself, so that a screen reader says
 * what has opened (decision 029).
 */
export function DialogTitle({ className, ...rest }: ComponentPropsWithoutRef<'h2'>) {
  return (
    <h2
      {...rest}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: nothing takes the focus before somebody has asked for the dialog
      autoFocus
      className={classNames('text-h3 outline-none', className)}
    />
  );
}
