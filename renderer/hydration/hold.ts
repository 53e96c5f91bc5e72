import { waitFor } from '../../components/islands/patience.ts';
import { takeHeld } from './takeHeld.ts';

/*
 * How a part of a page becomes interactive
 *
 * A page is HTML that can be read and used at once. Its interactive parts are islands (`<x-island>`, React) and elements with a
 * plain script (`data-script`). Their code is fetched when a visitor uses them, so a visitor can act before it is there. What they do
 * is then kept in a log and done again once the code has come ("event replay"). The files are named after the verbs:
 *
 *   hold     This file, inline in every document, keeps clicks and keys meant for a part whose code has not come. They are in
 *            `held`, in their order, and the control that was used is marked busy.
 *   wake     `loader.ts`, the one script of a page, fetches the files of a part and starts it. `wakeUnasked.ts` does so for parts
 *            that the address or an earlier page asks for.
 *   hydrate  `hydrate.tsx` hands an island to React, and `fields.ts` keeps what is typed meanwhile.
 *   deliver  `deliver.ts` does again what was held for an island, one event in each frame; `scripts.ts` for a plain script.
 *   hear     `firstInput.ts` brings what the first movement, touch or key of a page needs, and tells it of that event.
 *   give up  `giveUpOn` in this file, when files of the part fail, or when nothing comes any more (`components/islands/patience.ts`).
 *
 * The states of one part:
 *
 *              used or asked for             all files are there
 *     asleep ─────────────────────► loading ─────────────────────► awake   (attribute `awake`; what was held is delivered)
 *                                    │   ▲                           ▲
 *                     a file failed, │   │ used again                │ the files have come after all
 *              or nothing more comes ▼   │                           │
 *                                   given up ────────────────────────┘
 *                                    ├─ a form with an address: the browser submits it, and it is not done again
 *                                    └─ anything else: the page says so beside the control, and it stays held
 */

type Control = HTMLButtonElement & HTMLTextAreaElement;

/** Something that a visitor has done to a part of the page whose code had not come. */
export type Held = [
  /** The button or field that was used. */
  control: Control,
  event: Event,
  /** What stood in its form at that moment. */
  fields?: readonly FieldThen[],
  /** Whether the visitor was told that it failed. It is still done when the code comes, unless the part is used again before. */
  isGivenUp?: boolean,
];

export type FieldThen = [field: HTMLInputElement, value: string, isChecked: boolean];

declare global {
  /** What visitors have done to parts whose code had not come, in its order. */
  var held: Held[];
  /** Fetches the code of a part of the page and starts it. The script of every page sets it last, so until then that script has not run. */
  var wake: ((part: HTMLElement) => void) | undefined;
  /** Ends the wait for the code of a part, or of all parts of the document. */
  var giveUp: (part: Node) => void;
}

/**
 * From the first paint on, holds what a visitor does to a part of the page whose code has not come: a click on a button (Enter in a
 * field causes one), Enter where the keyboard says that it sends, and Escape after any of them. All else stays with the browser, such
 * as opening and closing a popover or a dialog.
 */
export function startHolding(): void {
  self.held = [];
  self.giveUp = giveUpOn;
  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
  // By now the one script of the page has run, or it never will: it is missing, cut, stopped by an error or replaced by something else.
  addEventListener('load', () => {
    if (self.wake) return;
    self.wake = giveUpOn;
    giveUpOn(document);
  });
}

function hold(event: Event): void {
  // The code that closes a panel on Escape has not come (`components/islands/layers/layers.firstInput.ts`).
  if ((event as KeyboardEvent).key === 'Escape' && !self.wake)
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const control = controlOf(event) as Control;
  const part = control?.closest<HTMLElement>(':is(x-island,[data-script]):not([awake])');
  if (!part) return;
  const fields = Array.from(
    (control.form?.elements ?? []) as Iterable<HTMLInputElement>,
    (each): FieldThen => [each, each.value, each.checked],
  );
  const entry: Held = [control, event, fields];
  held.push(entry);
  if (!(control.popoverTargetElement ?? control.commandForElement)) {
    event.preventDefault();
    event.stopPropagation();
    // What waits to be sent does not change any more.
    Object.assign(control, { ariaBusy: 'true', readOnly: !!control.value.trim() });
  }
  self.wake?.(part);
  waitFor(
    () => !held.includes(entry),
    () => say('slow', control),
    () => giveUpOn(part),
  );
}

function controlOf(event: Event): Control | null | undefined {
  const { target, key, shiftKey, isComposing } = event as KeyboardEvent & { target: Control };
  if (key === 'Escape') return held.findLast(([control]) => control.ariaBusy)?.[0];
  if (!key) return target.closest<Control>('button');
  const sends = key === 'Enter' && !shiftKey && !isComposing && target.enterKeyHint === 'send';
  return sends ? target : null;
}

function giveUpOn(part: Node): void {
  for (const [control, event, fields, isGivenUp] of takeHeld(part)) {
    held.push([control, event, fields, true]);
    if (isGivenUp) continue;
    const form = control.closest<HTMLFormElement>('form[action]');
    // However often it is asked, the browser drops all submissions but the last (HTML standard, "planned navigation").
    if (form) form.requestSubmit();
    else say('failed', control);
  }
}

/**
 * Tells the visitor beside what they used how its code is coming. The frame of every page holds the words
 * (`components/layout/IslandFailure.tsx`): they must be there when nothing else can be fetched.
 */
function say(words: 'slow' | 'failed', control: Control): void {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  // A dialog that the browser has opened waits for nothing: the form in it can be sent.
  if (!notice || control.commandForElement) return;
  // A task later, so that it stands above what the browser opens at the same click.
  setTimeout(() => {
    notice.hidePopover?.();
    notice.textContent = notice.dataset[words] as string;
    notice.showPopover?.({ source: control });
  });
}
