import { takeHeld } from './takeHeld.ts';

type Control = HTMLButtonElement & HTMLTextAreaElement;

/** Something that a visitor has done: the button or field that waits for its effect, the event, and what stood in the form then. */
export type Held = [control: Control, event: Event, fields?: readonly FieldThen[]];

export type FieldThen = [field: HTMLInputElement, value: string, isChecked: boolean];

declare global {
  /** The log of what visitors have done to parts whose script had not come, in its order. */
  var held: Held[];
  /** Wakes a part of the page. The script of every page says so last: until then it has not started. */
  var wake: ((part: HTMLElement) => void) | undefined;
  /** Ends the wait for the script of a part, or of all parts of the document: forms go by themselves, the rest says that it cannot. */
  var giveUp: (part: Node) => void;
}

/** How long a visitor waits for a script, in milliseconds. */
const patience = 8000;

/**
 * From the first paint on, keeps what a visitor does to a part of the page whose script has not come: a click on a button (Enter
 * in a field is one), Enter where the keyboard says that it sends, Escape after any of them. The control is busy, and the script
 * does what was asked when it is there (`renderer/hydration/deliver.ts`). All else stays the browser's, such as what opens and
 * closes a popover or a dialog.
 */
export function startHolding(): void {
  self.held = [];
  self.giveUp = giveUpOn;
  for (const kind of ['click', 'keydown']) addEventListener(kind, hold, true);
  // The one script element has come by now, or never will: missing, cut, stopped by an error or something else in its place.
  addEventListener('load', () => {
    if (self.wake) return;
    self.wake = giveUpOn;
    giveUpOn(document);
  });
}

function hold(event: Event): void {
  // What closes a panel has not come (`components/islands/layers/layers.firstInput.ts`).
  if ((event as KeyboardEvent).key === 'Escape' && !self.wake)
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const control = controlOf(event);
  const part = control?.closest<HTMLElement>(':is(x-island,[data-script]):not([awake])');
  if (!control || !part) return;
  const fields = Array.from(
    (control.form?.elements ?? []) as Iterable<HTMLInputElement>,
    (each): FieldThen => [each, each.value, each.checked],
  );
  const entry: Held = [control, event, fields];
  held.push(entry);
  if (!(control.popoverTargetElement ?? control.commandForElement)) {
    event.preventDefault();
    event.stopPropagation();
    // What waits to be sent changes no more.
    Object.assign(control, { ariaBusy: 'true', readOnly: !!control.value.trim() });
  }
  self.wake?.(part);
  setTimeout(() => held.includes(entry) && giveUpOn(part), patience);
}

function controlOf(event: Event): Control | null | undefined {
  const { target, key, shiftKey, isComposing } = event as KeyboardEvent & { target: Control };
  if (key === 'Escape') return held.findLast(([control]) => control.ariaBusy)?.[0];
  if (!key) return target.closest<Control>('button');
  const sends = key === 'Enter' && !shiftKey && !isComposing && target.enterKeyHint === 'send';
  return sends ? target : null;
}

function giveUpOn(part: Node): void {
  for (const [control] of takeHeld(part)) {
    const form = control.closest<HTMLFormElement>('form[action]');
    // However often it is asked: the browser drops all but the last (HTML standard, "planned navigation").
    if (form) form.requestSubmit();
    // A form in a dialog that the browser has opened is its own way.
    else if (!control.commandForElement) setTimeout(sayFailure, 0, control);
  }
}

/**
 * The frame of every page holds the words: they must be there when nothing else can be fetched. A task later, so that they stand
 * above what the browser opens at the same click.
 *
 * @param source what they stand beside
 */
function sayFailure(source: HTMLElement): void {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  if (!notice) return;
  notice.hidePopover?.();
  notice.textContent = notice.dataset.words as string;
  notice.showPopover?.({ source });
}
