import { useTranslation } from 'react-i18next';
import { ToastText } from './ToastText.tsx';

/** Whether an address was copied. Its explanation comes with the region's words: no page carries it. */
export function CopyOutcome({ title, copied }: { title: string; copied: boolean }) {
  const { t } = useTranslation('toasts');
  return <ToastText title={title} description={copied ? t('linkCopied') : t('copyFailed')} />;
}
