import { takeHeld } from './takeHeld.ts';

/** Something that a visitor has done: what waits for its effect, and the event that was kept from it. */
export type Held = [control: HTMLElement, event: Event];

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

/** What the words that nothing happens stand beside. */
let unanswered: HTMLElement | undefined;

/**
 * From the first paint on, keeps what a visitor does to a part of the page whose script has not come: a click on a button (Enter
 * in a field is one), Enter where the keyboard says that it sends, Escape after any of them. The control is busy, what it opens
 * and closes (`data-shows`) is shown and hidden, and the script does the rest when it is there (`renderer/hydration/deliver.ts`).
 * All else stays the browser's.
 */
export function startHolding(): void {
  globalThis.held = [];
  globalThis.giveUp = giveUpOn;
  for (const kind of ['click', 'keydown']) addEventListener(kind, hold, true);
  // What waits to be sent changes no more, as when its script is there.
  addEventListener(
    'beforeinput',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (form && held.some(([control]) => control.closest('form') === form)) event.preventDefault();
    },
    true,
  );
  // The one script element has come by now, or never will: missing, cut, stopped by an error or something else in its place.
  addEventListener('load', () => globalThis.wake || giveUpOn(document));
}

function hold(event: Event): void {
  const control = controlOf(event);
  const part = control?.closest<HTMLElement>(':is(x-island,[data-script]):not([awake])');
  if (!control || !part) return;
  event.preventDefault();
  event.stopPropagation();
  const entry: Held = [control, event];
  held.push(entry);
  control.ariaBusy = 'true';
  sayFailure();
  const shown = document.getElementById(control.dataset.shows ?? '');
  if (shown) {
    shown.hidden = event.type === 'keydown' || !shown.hidden;
    shown.querySelector('textarea')?.focus();
  }
  if (globalThis.wake) globalThis.wake(part);
  else if (document.readyState === 'complete') giveUpOn(part);
  setTimeout(() => held.includes(entry) && giveUpOn(part), patience);
}

function controlOf(event: Event): HTMLElement | null | undefined {
  const target = event.target as HTMLTextAreaElement;
  const { key, shiftKey, isComposing } = event as KeyboardEvent;
  if (key === 'Escape') return held.findLast(([control]) => control.ariaBusy)?.[0];
  if (!key) return target.closest?.('button');
  const sends = key === 'Enter' && !shiftKey && !isComposing && target.enterKeyHint === 'send';
  return sends && target.value.trim() ? target : null;
}

function giveUpOn(part: Node): void {
  const taken = takeHeld(part);
  // However often it was sent.
  for (const form of new Set(taken.map(([control]) => control.closest<HTMLFormElement>('form[action]')))) {
    if (form) form.requestSubmit();
    else sayFailure(taken[0]?.[0]);
  }
  // What is shown already is told to the script all the same, should it come after all.
  held.push(...taken.filter(([control]) => control.dataset.shows));
}

/** The frame of every page holds the words: they must be there when nothing else can be fetched. */
function sayFailure(control?: HTMLElement): void {
  unanswered?.style.removeProperty('anchor-name');
  control?.style.setProperty('anchor-name', '--unanswered');
  unanswered = control;
  document.getElementById('island-failure')?.toggleAttribute('hidden', !control);
}
