import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { defineIsland } from '../island.ts';
import { CookiePreferences } from './CookiePreferences.tsx';

function CookieConsent() {
  const { t } = useTranslation('cookieConsent');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        id="customize-cookies"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:col-span-2"
      >
        {t('customize')}
      </Button>
      {open && <CookiePreferences onClose={() => setOpen(false)} />}
    </>
  );
}

/** Why does this need to be an island? Its dialog keeps the focus and holds choices that are not made yet. */
export const island = defineIsland({ Component: CookieConsent, words: ['cookieConsent'] });
