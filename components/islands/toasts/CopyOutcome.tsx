import { useTranslation } from 'react-i18next';
import { ToastText } from './ToastText.tsx';

/** The text of a toast that says whether an address was copied. The explanation is in the island's own namespace, fetched with its code. */
export function CopyOutcome({ title, copied }: { title: string; copied: boolean }) {
  const { t } = useTranslation('toasts');
  return <ToastText title={title} description={copied ? t('linkCopied') : t('copyFailed')} />;
}
