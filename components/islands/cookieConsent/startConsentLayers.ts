/** The delay in milliseconds before a choice is announced. A screen reader announces the new focus first. */
const announcementDelayMs = 500;
/** How long the announced text stays in the page, in milliseconds. If it stayed, Chromium would repeat it when a dialog closes. */
const announcementMs = 1000;

/**
 * Announces choices in the banner and the preferences, and moves the focus. If an extension hides one of the two, the page stays usable.
 *
 * @returns a function that announces a choice made with a key before this code was loaded
 */
export function startConsentLayers(): (event: Event) => void {
  const banner = document.querySelector<HTMLElement>('#visitor-question');
  const dialog = document.querySelector<HTMLDialogElement>('#visitor-choices');
  const { dataset } = document.documentElement;
  // If an extension hides the banner, nothing is accepted, and the space for the banner at the end of the page is removed.
  if (dataset.consent === 'open' && !banner?.offsetHeight) {
    dataset.consent = '';
  }
  // A modal dialog that an extension hides would block the page, so it is closed.
  const closeHidden = () => dialog?.open && !dialog.offsetHeight && dialog.close();
  addEventListener('click', closeHidden);
  closeHidden();
  // The paragraph about Global Privacy Control (`CookiePreferences.tsx`) is the only one with `hidden`.
  dialog?.querySelector('p[hidden]')?.toggleAttribute('hidden', !navigator.globalPrivacyControl);
  // A live region must be in the document before its text (`StatusMessage.tsx`).
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.ariaLive = 'polite';
  document.body.append(status);
  let timer = 0;
  const announceChoice = ({ target }: Event) => {
    if ((target as Element).closest?.('[data-consent-choice]:not([data-consent-choice="customize"])')) {
      clearTimeout(timer);
      status.textContent = '';
      timer = window.setTimeout(() => {
        status.textContent = dialog?.dataset.saved ?? '';
        timer = window.setTimeout(() => status.replaceChildren(), announcementMs);
      }, announcementDelayMs);
    }
  };
  addEventListener('click', announceChoice);
  dialog?.addEventListener('close', () => {
    // The browser restores the focus to the button that opened the dialog, but the choice has hidden this button.
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.getClientRects().length) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  });
  return (event) =>
    event instanceof KeyboardEvent && ['Enter', ' '].includes(event.key) && announceChoice(event);
}
