import { asSentences } from '../../../renderer/i18n/asSentences.ts';

export interface ToastTextProps {
  title: string;
  description?: string | undefined;
  /** One text, for a screen reader: Firefox and Orca lose the first of two. */
  spoken?: boolean;
  /** The focus has moved to these words already, and a screen reader has said them. */
  saidByFocus?: boolean;
}

/** The text of a toast, on the screen and for a screen reader. */
export function ToastText({ title, description = '', spoken = false, saidByFocus = false }: ToastTextProps) {
  return spoken ? (
    !saidByFocus && asSentences([title, description])
  ) : (
    <>
      <p className="font-bold">{title}</p>
      {description && <p className="mt-0.5">{description}</p>}
    </>
  );
}
