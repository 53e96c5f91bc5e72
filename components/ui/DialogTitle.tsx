import type { ReactNode } from 'react';

interface DialogTitleProps {
  id: string;
  /** The id of a text that describes the dialog. Screen readers read it after the title. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/**
 * The title of a `ModalDialog`. The browser focuses the title, because a focused control would react to the `keyup` of the key that opened
 * the dialog. Screen readers do not announce this focus, so `startLayers.ts` moves the focus to the group around the title (decision 030).
 */
export function DialogTitle({ id, describedBy, children }: DialogTitleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
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
        // biome-ignore lint/a11y/noAutofocus: it takes the focus only when the visitor opens the dialog
        autoFocus
        className="text-h3 wrap-anywhere no-outline"
      >
        {children}
      </h2>
    </div>
  );
}
