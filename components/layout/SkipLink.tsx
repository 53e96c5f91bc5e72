import { useTranslation } from 'react-i18next';

/** The first stop of the keyboard: past the frame, to the page (WCAG 2.2 2.4.1). */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href="#main"
      className="fixed start-4 -top-24 z-50 rounded-control bg-ink px-4 py-2.5 font-bold text-card focus:top-2 forced-color-adjust-none"
    >
      {t('skipLink')}
    </a>
  );
}
