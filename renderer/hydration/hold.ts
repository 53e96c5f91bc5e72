declare global {
  /** What visitors have done to parts whose script had not come, in their order: the controls that they used. */
  var held: HTMLElement[];
}

let scriptWillCome = true;

/**
 * From the first paint on, keeps what a visitor does to a part of the page whose script has not come: a click on a button, the
 * submission of a form, Enter where the keyboard says that it sends. The control is busy, and the script does what was asked when
 * it is there (`renderer/hydration/deliver.ts`). All else stays the browser's, such as what opens and closes a popover.
 */
export function startHolding(): void {
  globalThis.held = [];
  for (const kind of ['click', 'submit', 'keydown']) addEventListener(kind, hold, true);
  // Without its one script element the page is what its HTML is: forms go to their own address.
  addEventListener(
    'error',
    ({ target }) => {
      if ((target as HTMLScriptElement).type !== 'module') return;
      scriptWillCome = false;
      for (const control of held) control.click();
    },
    true,
  );
}

function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const part = scriptWillCome && target.closest?.(':is(x-island,[data-script]):not([awake])');
  const control = part && controlOf(event, target);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  held.push(control);
  control.ariaBusy = 'true';
}

function controlOf(event: Event, target: HTMLElement): HTMLElement | null | undefined {
  const { submitter, key, shiftKey, isComposing } = event as SubmitEvent & KeyboardEvent;
  if (event.type === 'submit') return submitter;
  if (key) {
    const sends = key === 'Enter' && !shiftKey && !isComposing && target.enterKeyHint === 'send';
    return sends && (target as HTMLTextAreaElement).value.trim() ? target : null;
  }
  const button = target.closest<HTMLButtonElement>('button:not([popovertarget])');
  // A submit button is followed by its form's own event.
  return button?.type === 'submit' && button.form ? null : button;
}
