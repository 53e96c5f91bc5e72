/** Sets the switches to the stored choice whenever the preferences open. When they close and the focus is lost, it moves to the page's content. */
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
  // This listener runs after that of `cookieConsent.early.ts`, which opens the dialog.
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
