import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { defineIsland } from '../defineIsland.ts';
import { CookiePreferences } from './CookiePreferences.tsx';

function CookieConsent() {
  const { t } = useTranslation('cookieConsent');
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);

  function show() {
    opener.current = document.activeElement;
    setOpen(true);
  }

  function close() {
    setOpen(false);
    // The dialog gives the focus back to this button, which a choice hides; and "Manage cookies" may be what was pressed.
    requestAnimationFrame(() => {
      const visible = opener.current?.getClientRects().length
        ? opener.current
        : document.getElementById('main');
      if (visible instanceof HTMLElement) visible.focus({ preventScroll: true });
    });
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
      {open && <CookiePreferences onClose={close} />}
    </>
  );
}

/** Why does this need to be an island? Its dialog keeps the focus and holds choices that are not made yet. */
export const island = defineIsland({ Component: CookieConsent, words: ['cookieConsent'] });
