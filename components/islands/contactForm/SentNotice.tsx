import { useTranslation } from 'react-i18next';
import { Verdict } from '../../ui/Verdict.tsx';

/** Confirms beside the button, which keeps the focus, that the form was sent. A toast announces it to screen readers. */
export function SentNotice() {
  const { t } = useTranslation('contact');
  return (
    <div className="flex gap-4 rounded-control border-2 border-proof bg-proof-soft p-5">
      <Verdict result="passed" className="mt-0.5 size-6" />
      <div>
        <h3 className="text-h4">{t('toasts.sent.title')}</h3>
        <p className="mt-1">{t('toasts.sent.text')}</p>
      </div>
    </div>
  );
}
