/** A form field; each kind has only some of these properties. */
type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const fields = 'input:not([type="hidden"]), select, textarea';
const openLayers = ':is(dialog[open], details[open], :popover-open)';

/**
 * Reads the state of an island before its elements are replaced (`hydrate.tsx`): by new ones of React, or by the HTML of the server.
 * - `restore` restores field values, open layers, scroll positions and the pending action.
 * - `restoreFocus` restores the focus and the selection.
 */
export function saveState(island: Element) {
  const withReplacement = <Kind extends Element>(old: Kind) => ({
    old,
    replacement: replacementOf(old, island),
  });
  // The visitor has not filled in fields without an id: the honeypot, and fields that extensions have added.
  const values = [...island.querySelectorAll<Field>(fields)].filter(({ id }) => id).map(withReplacement);
  const open = [...island.querySelectorAll<HTMLDialogElement>(openLayers)].map((layer) => ({
    ...withReplacement(layer),
    isModal: layer.matches(':modal'),
  }));
  const scrolled = [...island.querySelectorAll('*')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((box) => ({ ...withReplacement(box), top: box.scrollTop }));
  const action = hydration.pending.get(island);
  const target = action && withReplacement(action.control);
  const focused = document.activeElement as Field;
  const lastFocused = island.contains(focused) ? withReplacement(focused) : undefined;

  return {
    restore() {
      // The old field may have changed after `saveState`, so its value is read only now.
      for (const { old, replacement } of values) {
        const field = replacement();
        if (!field) {
          continue;
        }
        const { value, checked } = old;
        // An option that a script added for the URL's query is missing in the HTML of the server.
        if (field.options && ![...field.options].some((option) => option.value === value)) {
          field.add(new Option(value, value));
        }
        Object.assign(field, { value, checked });
      }
      for (const { replacement, isModal } of open) {
        reopen(replacement(), isModal);
      }
      for (const { replacement, top } of scrolled) {
        replacement()?.scrollTo({ top, behavior: 'instant' });
      }
      if (action && target) {
        action.control = target.replacement() ?? action.control;
      }
    },

    restoreFocus() {
      const field = lastFocused?.replacement();
      field?.focus({ preventScroll: true });
      // `selectionStart` is null for fields without a selection, such as `type="email"`.
      if (field && typeof focused.selectionStart === 'number') {
        field.setSelectionRange(focused.selectionStart, focused.selectionEnd);
      }
    },
  };
}

/**
 * @returns a function that finds the element that replaced `old` in an island. It has the same id or, without an id, the same position
 * among elements with the same name and classes.
 */
function replacementOf<Kind extends Element>(old: Kind, island: Element): () => Kind | undefined {
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
    // The HTML of the server may contain `open`. It is removed from a modal dialog, because `showModal` throws if the dialog is open.
    layer.open = !isModal;
    if (isModal) {
      layer.showModal();
    }
  }
}
