import { cancelPendingAction, pendingControl } from '../../../renderer/islands/hydrateIsland.ts';

/** Until the search is hydrated, enables its button, and opens its dialog at a search, so that visitors see at once that it has begun. */
export function startSearch(): void {
  const results = () => document.querySelector<HTMLDialogElement>('#search-results');
  const island = results()?.closest('x-island');
  if (!island) {
    return;
  }
  /** @returns true if the query is long enough. An empty field would be `:valid`, because `capture.ts` has removed its `required` */
  const canSearch = () => {
    const field = island.querySelector('input');
    return field?.value !== '' && field?.matches(':valid');
  };
  const enableButton = () => {
    // The last submit button is for scripts (`Search.tsx`). It is looked up each time, because React may replace an island's elements.
    const button = [...island.querySelectorAll<HTMLButtonElement>('[type=submit]')].at(-1);
    if (button && !island.hasAttribute('ready')) {
      button.disabled = !canSearch();
    }
  };
  addEventListener('input', enableButton);
  enableButton();

  const pendingSubmit = () => {
    // After a failure of the island, the browser submits its form.
    if (island.hasAttribute('failed')) {
      return undefined;
    }
    const control = pendingControl(island);
    return control?.type === 'submit' ? control : undefined;
  };

  const showResults = () => {
    const dialog = results();
    if (pendingSubmit() && canSearch() && dialog && !dialog.open) {
      dialog.showModal();
    }
  };
  // A listener of `capture.ts` on the window stores the control and stops the click. Later listeners on the window still get the click.
  addEventListener('click', showResults, true);
  showResults();

  const cancelSearch = ({ target }: Event) => {
    if (pendingSubmit() && target === results()) {
      cancelPendingAction(island);
    }
  };
  addEventListener('close', cancelSearch, true);
}
