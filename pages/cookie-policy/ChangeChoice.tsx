import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';

/** Opens the cookie preferences again: withdrawing consent must be as easy as giving it (GDPR, article 7.3). `cookieConsent.early.ts` answers the button. */
export function ChangeChoice() {
  const { t } = useTranslation('cookiePolicy');
  return (
    <section
      aria-labelledby="manage-title"
      data-print="no"
      className="border-b border-line bg-card noscript:hidden"
    >
      <div className="container-page flex flex-col gap-x-10 gap-y-5 py-8 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 id="manage-title" className="text-h4 tracking-tight">
            {t('manage.title')}
          </h2>
          <p className="mt-1 max-w-measure text-muted">{t('manage.description')}</p>
        </div>
        <Button
          size="lg"
          data-consent-choice="customize"
          aria-haspopup="dialog"
          className="shrink-0 self-start sm:self-auto"
        >
          {t('manage.button')}
        </Button>
      </div>
    </section>
  );
}
