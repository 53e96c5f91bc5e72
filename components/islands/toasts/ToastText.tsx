import { useTranslation } from 'react-i18next';
import { asSentences } from '../../../renderer/i18n/asSentences.ts';

export interface ToastTextProps {
  title: string;
  description?: string | undefined;
  /** The result of copying a URL. The translations of this island contain a text for each result. */
  outcome?: 'linkCopied' | 'copyFailed';
  /** True in the live region. Title and description are then one text: of two texts, Orca in Firefox would read only the second. */
  announced?: boolean;
  /** True if the focus has moved to this text, so that a screen reader has already read it. */
  isReadByFocus?: boolean;
}

export function ToastText({ title, description = '', outcome, announced, isReadByFocus }: ToastTextProps) {
  const { t } = useTranslation('toasts');
  const more = outcome ? t(outcome) : description;
  return announced ? (
    !isReadByFocus && asSentences([title, more])
  ) : (
    <>
      <p className="font-bold">{title}</p>
      {more && <p className="mt-0.5">{more}</p>}
    </>
  );
}
