import { cancelPendingAction, pendingControl } from '../../../renderer/islands/hydrateIsland.ts';

/** Until the code of the search has come, enables its button and opens its dialog when a search waits (`capture.ts`); closing it cancels the search. */
export function startSearch(): void {
  const results = () => document.querySelector<HTMLDialogElement>('#search-results');
  const island = results()?.closest('x-island');
  if (!island) {
    return;
  }
  /** @returns true if the query is long enough; of an empty one the browser does not say that it is not, once a script runs (`capture.ts`) */
  const canSearch = () => {
    const field = island.querySelector('input');
    return field?.value !== '' && field?.matches(':valid');
  };
  const enableButton = () => {
    // The last one is the button that needs a script. Looked up each time, because an island may get new elements.
    const button = [...island.querySelectorAll<HTMLButtonElement>('[type=submit]')].at(-1);
    if (button && !island.hasAttribute('ready')) {
      button.disabled = !canSearch();
    }
  };
  addEventListener('input', enableButton);
  enableButton();

  /** @returns the button of a search that waits for its code, if there is one */
  const waiting = () => {
    // The browser submits the form of an island that has failed.
    if (island.hasAttribute('failed')) {
      return undefined;
    }
    const control = pendingControl(island);
    return control?.type === 'submit' ? control : undefined;
  };

  const showResults = () => {
    const dialog = results();
    if (waiting() && canSearch() && dialog && !dialog.open) {
      dialog.showModal();
    }
  };
  // On the window and while the event goes down: `capture.ts` stops a click there, and has kept its button by then.
  addEventListener('click', showResults, true);
  showResults();

  const cancelSearch = ({ target }: Event) => {
    if (waiting() && target === results()) {
      cancelPendingAction(island);
    }
  };
  addEventListener('close', cancelSearch, true);
}
