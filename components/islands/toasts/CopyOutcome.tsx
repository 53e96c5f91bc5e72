import { useTranslation } from 'react-i18next';
import { ToastText, type ToastTextProps } from './ToastText.tsx';

/** The text of a toast that says whether an address was copied. The explanation is in the island's own namespace, fetched with its code. */
export function CopyOutcome({ copied, ...rest }: ToastTextProps & { copied: boolean }) {
  const { t } = useTranslation('toasts');
  return <ToastText {...rest} description={copied ? t('linkCopied') : t('copyFailed')} />;
}
