type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  value: string;
  checked: boolean;
  /** Whether the visitor changed it. Other fields keep the values that hydration gives them. */
  changed: boolean;
  selection: [number, number] | null;
  focused: boolean;
}

/**
 * Keeps what a visitor enters into an island until it is hydrated, including what is typed meanwhile: React starts from the values
 * that the server rendered.
 *
 * @param root the island
 * @returns a function that enters the values again, so that React's state has them
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
  // Moving the caret causes no input event, so the present selection counts, unless hydration has changed the text.
  const selected = field.value === value ? selectionOf(field) : selection;
  if (changed) {
    enter(field, value, checked);
    if (selected && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selected);
  }
  if (focused && document.activeElement === document.body) field.focus();
}

/** Enters a value and dispatches the events that a visitor would cause, so that React's state has it. */
export function enter(field: Field, value: string, checked: boolean): void {
  if (isTicked(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  // React ignores an event whose value it already knows. It notices the first assignment, of another value, but not the second one.
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
