import { useTranslation } from 'react-i18next';
import { ToastText } from './ToastText.tsx';

/** A toast that confirms that an address was copied, or failed to be. Its words are in the namespace of toasts, which is fetched with them. */
export function CopyOutcome({ title, copied }: { title: string; copied: boolean }) {
  const { t } = useTranslation('toasts');
  return <ToastText title={title} description={copied ? t('linkCopied') : t('copyFailed')} />;
}
