/** Sets the switches to the stored choice each time the preferences open, and the focus on the page's content where closing them leaves it nowhere. */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#cookie-preferences');
  if (!dialog) {
    return;
  }
  const showChoice = () => {
    const accepted = document.documentElement.dataset.consent?.split(' ');
    for (const field of dialog.querySelectorAll<HTMLInputElement>('input:enabled')) {
      field.checked = !!accepted?.includes(field.name);
    }
  };
  // After `cookieConsent.early.ts`, which opens it in the same moment.
  addEventListener('click', ({ target }) => {
    if ((target as HTMLElement).dataset.consentChoice === 'customize') {
      showChoice();
    }
  });
  dialog.addEventListener('close', () => {
    // A choice hides the button that the browser would give the focus back to.
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.getClientRects().length) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  });
  // It may have been opened before this code came; what has been switched on since stays.
  if (dialog.open && !dialog.querySelector(':enabled:checked')) {
    showChoice();
  }
}
