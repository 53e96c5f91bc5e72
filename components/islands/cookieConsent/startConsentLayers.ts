/** The time in milliseconds after a choice in which a screen reader says where the focus has gone. */
const beforeSayingMs = 500;
/** The time in milliseconds after which the words are removed: once a dialog has closed, Chromium would have them said again. */
const sayingMs = 1000;

/**
 * Closes or gives back the room of what an extension hides, says whether the browser asks for privacy and that a choice is saved, and keeps the
 * focus when preferences close.
 *
 * @returns a function that handles a key from before this code came, which may have been the choice
 */
export function startConsentLayers(): (event: Event) => void {
  const banner = document.querySelector<HTMLElement>('#visitor-question');
  const dialog = document.querySelector<HTMLDialogElement>('#visitor-choices');
  const { dataset } = document.documentElement;
  // An extension hides the banner: nothing is accepted, and the page ends without room for it.
  if (dataset.consent === 'open' && !banner?.offsetHeight) {
    dataset.consent = '';
  }
  // A dialog that an extension hides would keep the page from being used.
  const closeHidden = () => dialog?.open && !dialog.offsetHeight && dialog.close();
  addEventListener('click', closeHidden);
  closeHidden();
  dialog?.querySelector('p[hidden]')?.toggleAttribute('hidden', !navigator.globalPrivacyControl);
  // It must be in the document before its text (`StatusMessage.tsx`).
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.ariaLive = 'polite';
  document.body.append(status);
  let timer = 0;
  const sayChoice = ({ target }: Event) => {
    if ((target as Element).closest?.('[data-consent-choice]:not([data-consent-choice="customize"])')) {
      clearTimeout(timer);
      status.textContent = '';
      timer = window.setTimeout(() => {
        status.textContent = dialog?.dataset.saved ?? '';
        timer = window.setTimeout(() => status.replaceChildren(), sayingMs);
      }, beforeSayingMs);
    }
  };
  addEventListener('click', sayChoice);
  dialog?.addEventListener('close', () => {
    // A choice hides the button that the browser would give the focus back to.
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.getClientRects().length) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  });
  return (event) => event instanceof KeyboardEvent && ['Enter', ' '].includes(event.key) && sayChoice(event);
}
