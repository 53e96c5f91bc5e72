/** Lets the switches of the preferences say what holds now, each time they are opened. */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#cookie-preferences');
  if (!dialog) return;
  const showChoice = () => {
    const accepted = document.documentElement.dataset.consent?.split(' ');
    for (const field of dialog.querySelectorAll<HTMLInputElement>('input:enabled'))
      field.checked = !!accepted?.includes(field.name);
  };
  // After `cookieConsent.early.ts`, which opens it in the same moment.
  addEventListener('click', ({ target }) => {
    if ((target as HTMLElement).dataset.consentChoice === 'customize') showChoice();
  });
  // It may have been opened before this code came; what has been switched on since stays.
  if (dialog.open && !dialog.querySelector(':enabled:checked')) showChoice();
}
