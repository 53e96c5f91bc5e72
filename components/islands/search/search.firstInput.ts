/**
 * While the code of the search is on its way, lets its button be pressed once the field is long enough, and opens the dialog of the
 * results for a search that is held (`renderer/hydration/hold.ts`). A visitor who closes the dialog has cancelled the search.
 */
export function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search-results');
  const island = dialog?.closest('x-island');
  if (!dialog || !island) {
    return;
  }
  const allow = () => {
    // Looked up each time: an island that fails gets its HTML from the server back, with another button in it.
    const button = island.querySelector<HTMLButtonElement>('[type=submit]:last-of-type');
    if (button && !island.hasAttribute('awake')) {
      button.disabled = button.matches(':invalid *');
    }
  };
  addEventListener('input', allow);
  allow();

  /** The search that waits for its code, if one does. */
  const waiting = () => {
    // The form of an island that has failed goes to its own address.
    if (island.hasAttribute('failed')) {
      return undefined;
    }
    const control = early.intents.get(island)?.control;
    return control?.type === 'submit' ? control : undefined;
  };

  const show = () => {
    if (waiting()?.form?.checkValidity() && !dialog.open) {
      dialog.showModal();
    }
  };
  addEventListener('click', show, true);
  show();

  dialog.addEventListener('close', () => {
    const control = waiting();
    if (control) {
      early.intents.delete(island);
      early.release(control);
    }
  });
}
