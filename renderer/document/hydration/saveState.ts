/** A field of any kind, which has only some of these properties. */
type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const fields = 'input:not([type="hidden"]), select, textarea';
const openLayers = ':is(dialog[open], details[open], :popover-open)';

/**
 * Reads the state of an island before React takes its elements out of the document (`hydrate.tsx`). `giveBack` then restores what stands in
 * fields, what is open, how far it is scrolled, and the pending action; `giveFocus` the focus and the selection.
 */
export function saveState(island: Element) {
  const placed = <Kind extends Element>(old: Kind) => ({ old, successor: successorOf(old, island) });
  // Fields without an id are not the visitor's: the trap for machines, and what others have added.
  const stored = [...island.querySelectorAll<Field>(fields)].filter(({ id }) => id).map(placed);
  const open = [...island.querySelectorAll<HTMLDialogElement>(openLayers)].map((layer) => ({
    ...placed(layer),
    isModal: layer.matches(':modal'),
  }));
  const scrolled = [...island.querySelectorAll('*')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((box) => ({ ...placed(box), top: box.scrollTop }));
  const action = queue.pending.get(island);
  const wanted = action && placed(action.control);
  const focused = document.activeElement as Field;
  const hadFocus = island.contains(focused) ? placed(focused) : undefined;

  return {
    giveBack() {
      // What was typed meanwhile stands in the old field.
      for (const { old, successor } of stored) {
        const field = successor();
        if (!field) {
          continue;
        }
        const { value, checked } = old;
        // An option that the address added is not in the list of the server.
        if (field.options && ![...field.options].some((option) => option.value === value)) {
          field.add(new Option(value, value));
        }
        Object.assign(field, { value, checked });
      }
      for (const { successor, isModal } of open) {
        reopen(successor(), isModal);
      }
      for (const { successor, top } of scrolled) {
        successor()?.scrollTo({ top, behavior: 'instant' });
      }
      if (action && wanted) {
        action.control = wanted.successor() ?? action.control;
      }
    },

    giveFocus() {
      const field = hadFocus?.successor();
      field?.focus({ preventScroll: true });
      // Null where a field has no selection, such as one for an e-mail address.
      if (field && typeof focused.selectionStart === 'number') {
        field.setSelectionRange(focused.selectionStart, focused.selectionEnd);
      }
    },
  };
}

/** @returns a function that finds the element of an island that has taken the place of `old`: the one with its id, else the one at its place among those with its classes */
function successorOf<Kind extends Element>(old: Kind, island: Element): () => Kind | undefined {
  const { id, localName, className } = old;
  const alike = () =>
    [...island.getElementsByTagName(localName)].filter((each) =>
      id ? each.id === id : each.className === className,
    ) as Element[] as Kind[];
  const position = alike().indexOf(old);
  return () => alike()[position];
}

function reopen(layer: HTMLDialogElement | undefined, isModal: boolean): void {
  if (layer?.popover) {
    layer.showPopover();
  } else if (layer) {
    // The HTML of the server may have been copied while it was open.
    layer.open = !isModal;
    if (isModal) {
      layer.showModal();
    }
  }
}
