type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const fields = 'input:not([type="hidden"]), select, textarea';
const openLayer = ':is(dialog, [popover]):is(:modal, :popover-open)';

/**
 * Reads the state that a visitor sees in an island, before React removes its elements because of an error.
 *
 * @param island the island, with its elements still in the document
 * @returns a function that restores this state in the HTML of the server once that is back: the values of the fields, the open panel or
 *   dialog around them, and the focus
 */
export function keepState(island: Element): () => void {
  const kept = [...island.querySelectorAll<Field>(fields)]
    .filter(({ id }) => id)
    .map(({ id, value, checked }) => ({ id, value, checked }));
  const layer = [...island.querySelectorAll<HTMLElement>(openLayer)].find((each) =>
    each.querySelector(fields),
  );
  const isModal = layer?.matches(':modal');
  const focused = island.contains(document.activeElement) && document.activeElement?.id;

  return () => {
    for (const { id, value, checked } of kept) {
      const field = island.querySelector<Field>(`#${id}`);
      if (!field) {
        continue;
      }
      // An option that the address added is not in the list of the server.
      if (field.options && ![...field.options].some((option) => option.value === value)) {
        field.add(new Option(value, value));
      }
      Object.assign(field, { value, checked });
    }
    const panel = layer && island.querySelector<HTMLDialogElement>(`#${layer.id}`);
    if (isModal) {
      panel?.showModal();
    } else {
      panel?.showPopover();
    }
    if (focused) {
      island.querySelector<HTMLElement>(`#${focused}`)?.focus();
    }
  };
}
