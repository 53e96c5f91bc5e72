import type { ReactNode } from 'react';

interface DialogTitleProps {
  id: string;
  /** The id of a text that is said with the title. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/**
 * The title of a `ModalDialog`. The focus begins here (ARIA APG, "Dialog (Modal) Pattern"), not on a control, which would take the end of the
 * key press that has opened it; then `startLayers.ts` moves it to the group, so that a screen reader says what has opened (decision 030).
 */
export function DialogTitle({ id, describedBy, children }: DialogTitleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={describedBy}
      tabIndex={-1}
      className="no-outline"
    >
      <h2
        id={id}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: nothing takes the focus before somebody has asked for the dialog
        autoFocus
        className="text-h3 wrap-anywhere no-outline"
      >
        {children}
      </h2>
    </div>
  );
}
