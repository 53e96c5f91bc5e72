type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SavedField {
  field: Field;
  value: string;
  checked: boolean;
  /** Whether the visitor changed it: hydration may bring other values that nobody typed. */
  changed: boolean;
  selection: [number, number] | null;
  focused: boolean;
}

/**
 * What a visitor has entered before hydration: React would take the server's values for the present ones.
 *
 * @param root the island
 * @returns the fields that differ from the HTML
 */
export function saveFields(root: Element): SavedField[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')]
    .map((field) => ({
      field,
      value: field.value,
      checked: field instanceof HTMLInputElement && field.checked,
      changed: isChanged(field),
      selection: selectionOf(field),
      focused: document.activeElement === field,
    }))
    .filter(({ focused, changed }) => focused || changed);
}

/**
 * Gives the values back as if they were typed now, so that React's state has them.
 *
 * @param saved the answer of {@link saveFields}
 */
export function restoreFields(saved: SavedField[]): void {
  for (const { field, value, checked, changed, selection, focused } of saved) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (changed) {
        field.checked = !checked;
        field.click();
      }
    } else if (changed) {
      // React ignores an event whose value it has seen: the first assignment goes through its tracker, the second does not.
      const type = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.value = field instanceof HTMLSelectElement ? field.value : '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event(type, { bubbles: true }));
      if (selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selection);
    }
    if (focused && document.activeElement === document.body) field.focus();
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((each) => each.defaultSelected),
      )
    );
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** E-mail and number fields have no selection to read (HTML standard, "do not apply"). */
function selectionOf(field: Field): [number, number] | null {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
