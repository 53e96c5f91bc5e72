type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  value: string;
  checked: boolean;
  /** Whether the visitor changed it: hydration may bring other values that nobody typed. */
  changed: boolean;
  selection: [number, number] | null;
  focused: boolean;
}

/**
 * Keeps what a visitor enters until an island is awake, what is typed while it hydrates included: React would take the
 * server's values for the present ones.
 *
 * @param root the island
 * @returns gives the values back as if they were typed now, so that React's state has them
 */
export function keepFields(root: Element): () => void {
  const kept = new Map<Field, KeptField>();
  const keep = (field: Field) => kept.set(field, valuesOf(field));
  const listen = ({ target }: Event) => {
    if (isField(target) && root.contains(target)) keep(target);
  };
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) keep(field);
  addEventListener('input', listen, true);

  return () => {
    removeEventListener('input', listen, true);
    for (const [field, values] of kept) give(field, values);
  };
}

function give(field: Field, { value, checked, changed, selection, focused }: KeptField): void {
  // Moving in a text is no input: what is selected now counts, unless hydration has changed the text.
  const selected = field.value === value ? selectionOf(field) : selection;
  if (changed) {
    enter(field, value, checked);
    if (selected && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selected);
  }
  if (focused && document.activeElement === document.body) field.focus();
}

/** Enters something as a visitor would, so that React's state has it. */
export function enter(field: Field, value: string, checked: boolean): void {
  if (isTicked(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  // React ignores an event whose value it has seen: the first assignment goes through its tracker, the second does not.
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.value = field instanceof HTMLSelectElement ? field.value : `${value}.`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function valuesOf(field: Field): KeptField {
  return {
    value: field.value,
    checked: isTicked(field) && field.checked,
    changed: isChanged(field),
    selection: selectionOf(field),
    focused: document.activeElement === field,
  };
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
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
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** E-mail and number fields have no selection to read (HTML standard, "do not apply"). */
function selectionOf(field: Field): [number, number] | null {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
