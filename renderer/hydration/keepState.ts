type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const fields = 'input:not([type="hidden"]), select, textarea';
const openLayer = ':is(dialog, [popover]):is(:modal, :popover-open)';

/**
 * Remembers what a visitor has in front of them in an island, before React takes the document apart because of an error.
 *
 * @param island what is still in the document
 * @returns a function that puts it into the island's HTML from the server once that is back: what stands in the fields, the panel or
 *   dialog that is open around them, and the focus
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
      // A choice that the address has brought is not in the list of the server.
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
