import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { defineIsland } from '../defineIsland.ts';
import { useHydrated } from '../useHydrated.ts';
import { CookiePreferences } from './CookiePreferences.tsx';

function CookieConsent() {
  const { t } = useTranslation('cookieConsent');
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const opener = useRef<Element>(null);

  function show() {
    opener.current = document.activeElement;
    setOpen(true);
  }

  function onClosed() {
    setOpen(false);
    // A choice hides the button that the browser would give the focus back to.
    if (!opener.current?.getClientRects().length)
      document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      <Button
        id="customize-cookies"
        variant="outline"
        aria-haspopup="dialog"
        onClick={show}
        className="max-sm:col-span-2"
      >
        {t('customize')}
      </Button>
      {/* Not in the banner, which a choice hides with all that is in it. */}
      {hydrated &&
        createPortal(
          <ModalDialog
            open={open}
            onClose={onClosed}
            aria-labelledby="cookie-preferences-title"
            aria-describedby="cookie-preferences-description"
            className="max-w-[40rem] rounded-panel border border-ink bg-paper"
          >
            <CookiePreferences onClose={() => setOpen(false)} />
          </ModalDialog>,
          document.body,
        )}
    </>
  );
}

/** Why does this need to be an island? Its dialog keeps the focus and holds choices that are not made yet. */
export const island = defineIsland({ Component: CookieConsent, words: ['cookieConsent'] });
