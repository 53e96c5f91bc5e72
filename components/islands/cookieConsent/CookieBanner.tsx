import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Island } from '../Island.tsx';

/**
 * Asks, before anything that needs consent is loaded. It is in every document and shown by CSS to those who have not chosen
 * (`<html data-consent="open">`), so that nothing flashes or moves. Refusing and accepting are plain HTML handled by
 * `renderer/cookieBanner.ts`: they take effect at once. Only "Customize" needs the island.
 */
export function CookieBanner() {
  const { t } = useTranslation('cookieConsent');
  return (
    <section
      id="cookie-banner"
      aria-labelledby="cookie-banner-title"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t-2 border-ink bg-card pb-[env(safe-area-inset-bottom)]"
      data-print="no"
    >
      <div className="container-page flex flex-col gap-4 py-4 lg:flex-row lg:items-center lg:gap-10 lg:py-5">
        <div className="text-xs text-muted lg:text-sm">
          <h2 id="cookie-banner-title" className="mb-1 text-base font-bold tracking-normal text-ink">
            {t('banner.title')}
          </h2>
          <p className="max-w-measure">
            {t('banner.description')} <TextLink to="/cookie-policy">{t('banner.policy')}</TextLink>
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-2 sm:flex">
          <Island name="cookieConsent" when="interaction" />
          <Button data-consent-choice="necessary">{t('necessaryOnly')}</Button>
          <Button data-consent-choice="all">{t('acceptAll')}</Button>
        </div>
      </div>
    </section>
  );
}
