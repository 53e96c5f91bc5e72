import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
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
    <Dialog open onClose={onClose} className="fixed inset-0 z-40 flex overflow-y-auto p-4 sm:p-8">
      <DialogBackdrop className="fixed inset-0 bg-ink-deep/70" />
      <DialogPanel
        as="form"
        onSubmit={save}
        className="relative m-auto w-full max-w-[40rem] rounded-panel border border-ink bg-paper p-5 sm:p-8"
      >
        <DialogTitle className="text-h3">{t('preferences.title')}</DialogTitle>
        <Description className="mt-2 text-sm text-muted">{t('preferences.description')}</Description>
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
      </DialogPanel>
    </Dialog>
  );
}
