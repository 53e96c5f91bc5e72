import { useTranslation } from 'react-i18next';

/** Says what will be loaded from elsewhere, and why, before it is. */
export function CaptchaNotice({ provider }: { provider: string }) {
  const { t } = useTranslation('forms');
  return <p className="max-w-measure text-sm text-muted">{t('captcha', { provider })}</p>;
}
