import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { announceAccepted } from './announceAccepted.ts';
import { applyConsent } from './applyConsent.ts';
import { consentTo, optionalCategories } from './consent.ts';
import { PreferenceCard } from './PreferenceCard.tsx';

/** The choice, category by category. It begins with what holds now: nothing but the necessary, or the stored choice. */
export function CookiePreferences({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cookieConsent');
  const [consent, setConsent] = useState(() =>
    consentTo((document.documentElement.dataset.consent ?? '').split(' ')),
  );

  function save(event: FormEvent) {
    event.preventDefault();
    applyConsent(consent);
    announceAccepted(consent);
    onClose();
  }

  return (
    <form onSubmit={save} className="p-5 sm:p-8">
      <h2 id="cookie-preferences-title" className="text-h3">
        {t('preferences.title')}
      </h2>
      <p id="cookie-preferences-description" className="mt-2 text-sm text-muted">
        {t('preferences.description')}
      </p>
      <div className="cell-grid mt-6">
        <PreferenceCard category="necessary" checked disabled />
        {optionalCategories.map((category) => (
          <PreferenceCard
            key={category}
            category={category}
            checked={consent[category]}
            onChange={(checked) => setConsent({ ...consent, [category]: checked })}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit">{t('preferences.save')}</Button>
        <Button variant="outline" onClick={onClose}>
          {t('preferences.cancel')}
        </Button>
      </div>
    </form>
  );
}
