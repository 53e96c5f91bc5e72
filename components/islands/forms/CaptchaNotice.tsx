import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';

/** Says what will be loaded from elsewhere, and why, before it is. */
export function CaptchaNotice({ provider }: { provider: string }) {
  const { t } = useTranslation('forms');
  return (
    <p className="flex gap-2.5 text-sm text-muted">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span className="max-w-measure">{t('captcha', { provider })}</span>
    </p>
  );
}
