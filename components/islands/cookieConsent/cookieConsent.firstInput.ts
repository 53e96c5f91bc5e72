/**
 * Gives room back that a hidden banner takes, says in the preferences that the browser asks for privacy, and moves the focus to the page's
 * content where it is lost when they close.
 */
export function start(): void {
  const banner = document.querySelector<HTMLElement>('#visitor-question');
  const dialog = document.querySelector<HTMLDialogElement>('#visitor-choices');
  const { dataset } = document.documentElement;
  // An extension hides the banner: nothing is accepted, and the page ends without room for it.
  if (dataset.consent === 'open' && !banner?.offsetHeight) {
    dataset.consent = '';
  }
  dialog?.querySelector('[data-privacy-signal]')?.toggleAttribute('hidden', !navigator.globalPrivacyControl);
  dialog?.addEventListener('close', () => {
    // A choice hides the button that the browser would give the focus back to.
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.getClientRects().length) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  });
}
