import { useTranslation } from 'react-i18next';
import { ToastText } from './ToastText.tsx';

/** Says whether an address was copied. The words come with the region's own, so no page carries them. */
export function CopyOutcome({ title, copied }: { title: string; copied: boolean }) {
  const { t } = useTranslation('toasts');
  return <ToastText title={title} description={copied ? t('linkCopied') : t('copyFailed')} />;
}
