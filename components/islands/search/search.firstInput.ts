/**
 * While the code of the search is on its way, lets its button be pressed once the field is long enough, and opens the dialog of the
 * results for a search that is held (`renderer/hydration/hold.ts`). A visitor who closes the dialog has cancelled the search.
 */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search-results');
  const island = dialog?.closest('x-island');
  if (!dialog || !island) return;
  const button = island.querySelector<HTMLButtonElement>('[type=submit]:disabled');
  const allow = () => {
    if (button && !island.hasAttribute('awake')) button.disabled = button.matches(':invalid *');
  };
  addEventListener('input', allow);
  allow();

  const waiting = () => held.filter(([control]) => control.type === 'submit' && island.contains(control));

  const show = () => {
    const isAsked = waiting().some(([control]) => control.form?.checkValidity());
    if (isAsked && !dialog.open) dialog.showModal();
  };
  addEventListener('click', show, true);
  show();

  dialog.addEventListener('close', () => {
    for (const entry of waiting()) {
      held.splice(held.indexOf(entry), 1);
      entry[0].ariaBusy = null;
    }
  });
}
