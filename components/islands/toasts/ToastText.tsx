import { useTranslation } from 'react-i18next';
import { asSentences } from '../../../renderer/i18n/asSentences.ts';

export interface ToastTextProps {
  title: string;
  description?: string | undefined;
  /** Says more of the copying of an address: these words are the island's own, fetched with its code. */
  outcome?: 'linkCopied' | 'copyFailed';
  /** One text, for a screen reader: Firefox and Orca lose the first of two. */
  announced?: boolean;
  /** The focus has moved to these words already, and a screen reader has said them. */
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
