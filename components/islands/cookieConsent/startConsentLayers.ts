/** The delay in milliseconds before a choice is announced. A screen reader announces the new focus first. */
const beforeSayingMs = 500;
/** How long the text stays, in milliseconds. After a dialog has closed, Chromium would announce a remaining text again. */
const sayingMs = 1000;

/**
 * Completes the banner and the preferences.
 *
 * @returns a function that handles a key pressed before this code came: it may have been the choice
 */
export function startConsentLayers(): (event: Event) => void {
  const banner = document.querySelector<HTMLElement>('#visitor-question');
  const dialog = document.querySelector<HTMLDialogElement>('#visitor-choices');
  const { dataset } = document.documentElement;
  // If an extension hides the banner, nothing is accepted and its space at the end of the page is freed.
  if (dataset.consent === 'open' && !banner?.offsetHeight) {
    dataset.consent = '';
  }
  // A modal dialog that an extension hides would block the page.
  const closeHidden = () => dialog?.open && !dialog.offsetHeight && dialog.close();
  addEventListener('click', closeHidden);
  closeHidden();
  dialog?.querySelector('p[hidden]')?.toggleAttribute('hidden', !navigator.globalPrivacyControl);
  // A live region must be in the document before its text (`StatusMessage.tsx`).
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.ariaLive = 'polite';
  document.body.append(status);
  let timer = 0;
  const notifyOfChoice = ({ target }: Event) => {
    if ((target as Element).closest?.('[data-consent-choice]:not([data-consent-choice="customize"])')) {
      clearTimeout(timer);
      status.textContent = '';
      timer = window.setTimeout(() => {
        status.textContent = dialog?.dataset.saved ?? '';
        timer = window.setTimeout(() => status.replaceChildren(), sayingMs);
      }, beforeSayingMs);
    }
  };
  addEventListener('click', notifyOfChoice);
  dialog?.addEventListener('close', () => {
    // The browser would give the focus back to a button that the choice has hidden.
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.getClientRects().length) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  });
  return (event) =>
    event instanceof KeyboardEvent && ['Enter', ' '].includes(event.key) && notifyOfChoice(event);
}
