import '../../../components/islands/inline.ts';
import { isComposing } from '../../islands/isComposing.ts';
import { waitWhileLoading } from '../../islands/patience.ts';
import { listStoredKeys } from './listStoredKeys.ts';

/*
 * How a part of a page becomes interactive
 *
 * A page is HTML that can be used at once. Its interactive parts are islands (`<x-island>`, React) and elements with a plain script
 * (`data-script`), whose code comes later, and a visitor can act before: what they type stays in its field, which React reads and never
 * owns; what opens and closes is the browser's (`popover`, `dialog`, `details`); and this file, inline in every document, captures the
 * control that they used last, the pending action of the part.
 *
 * `loader.ts`, the one script of a page, fetches the code; `hydrate.tsx` hydrates an island, `scripts.ts` starts a plain script, and
 * `replay.ts` marks the part as hydrated or started (attribute `hydrated`) and presses the control. Where the code fails, or nothing arrives
 * any more (`renderer/islands/patience.ts`), the browser submits a form that has an address; beside any other control a notice says so.
 * `hydrateAtLoad.ts` hydrates what the address or an earlier page asks for, `firstInput.ts` starts what the first movement or key needs.
 */

/** A button, which may open a layer, or a field in which Enter sends. */
type Control = (HTMLButtonElement | HTMLTextAreaElement) & {
  popoverTargetElement?: Element | null;
  commandForElement?: Element | null;
};

/** The last request of a visitor to a part of the page whose code has not come. */
export interface PendingAction {
  control: Control;
  /** True once the browser was asked to submit the form, or the visitor was told that the part failed. */
  hasFallenBack: boolean;
  /** True once the browser has submitted the form, for this press or an earlier one: the page is about to be left. */
  isSubmitted: boolean | undefined;
}

interface ActionQueue {
  pending: Map<Element, PendingAction>;
  /** Fetches the code of a part and starts it. The script of a page sets this last: while it is not set, that script has not run. */
  start?: (part: HTMLElement) => void;
  /** Ends the wait for the code of a part. */
  fallBack: (part: Element) => void;
  /** Makes a control that waited for its code usable again. */
  release: (control: Element) => void;
  /** Shows a notice beside a control: its code is slow, or has failed. */
  showNotice: (texts: 'slow' | 'failed', control: Control) => void;
}

declare global {
  /** The state and functions that parts of the page share until their code is there. */
  var queue: ActionQueue;
}

/** From the first paint on, captures the last pending action of each part of the page whose code has not come. */
function startCapturing(): void {
  self.queue = { pending: new Map(), fallBack, release: setWaiting, showNotice };
  // Enter in a field of a form clicks a button, too.
  addEventListener('click', (event) => capture(event, (event.target as Element).closest?.('button')), true);
  addEventListener('keydown', captureKey, true);
  // By now the one script of the page has run, or it never will: it is missing or incomplete, it threw, or something else came instead.
  addEventListener('load', () => {
    letBrowserRequire(false);
    if (queue.start) {
      return;
    }
    queue.start = fallBack;
    for (const part of queue.pending.keys()) {
      fallBack(part);
    }
  });
}

/** Captures Enter in a field whose `enterkeyhint` is `send`. An empty field sends nothing. */
function captureKey(event: KeyboardEvent): void {
  const field = event.target as HTMLTextAreaElement;
  const isSent = event.key === 'Enter' && !event.shiftKey && !isComposing(event);
  // WebKitGTK 2.50 knows the attribute, but not the property `enterKeyHint`.
  if (isSent && field.matches?.('[enterkeyhint=send]') && field.value.trim()) {
    capture(event, field);
  }
}

function capture(event: Event, control: Control | null | undefined): void {
  const part = control?.closest<HTMLElement>(':is(x-island,[data-script]):not([ready])');
  if (!control || !part) {
    return;
  }
  const earlier = queue.pending.get(part);
  const action = { control, hasFallenBack: false, isSubmitted: earlier?.isSubmitted };
  const isOpener = control.popoverTargetElement ?? control.commandForElement;
  // The browser focuses this field when it opens the panel, a moment later (HTML, "popover focusing steps"). An attribute in the HTML would
  // take the focus on the next page too, where the panel is open from the start.
  control.popoverTargetElement?.querySelector('textarea')?.setAttribute('autofocus', '');
  // A button whose effect the browser brings about by itself does not replace an earlier pending action.
  if (!isOpener || !earlier) {
    if (earlier) {
      setWaiting(earlier.control);
    }
    queue.pending.set(part, action);
  }
  if (!isOpener) {
    event.preventDefault();
    event.stopPropagation();
    setWaiting(control, true);
  }
  queue.start?.(part);
  waitWhileLoading(
    () => action.hasFallenBack || queue.pending.get(part) !== action,
    () => showNotice('slow', control),
    () => fallBack(part),
  );
}

function fallBack(part: Element): void {
  const action = queue.pending.get(part);
  if (!action || action.hasFallenBack) {
    return;
  }
  const { control } = action;
  action.hasFallenBack = true;
  setWaiting(control);
  const form = control.closest<HTMLFormElement>('form[action]');
  if (form) {
    letBrowserRequire(true);
    action.isSubmitted = form.checkValidity();
    form.requestSubmit();
  } else {
    showNotice('failed', control);
  }
}

/** The text of a field must not change while it waits to be sent. A button has no `readOnly`, so it is not affected. */
function setWaiting(control: Element, waits = false): void {
  Object.assign(control, { ariaBusy: waits || null, readOnly: waits });
}

/** Firefox calls an empty field with `required` invalid. So where a script runs, it is set only while the browser submits a form by itself. */
function letBrowserRequire(does: boolean): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[aria-required]')) {
    field.required = does;
  }
}

/** Shows the notice. Its words are part of every page (`components/layout/Layout.tsx`), because nothing else may be available. */
function showNotice(texts: 'slow' | 'failed', control: Control): void {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  // The browser has opened the dialog of this button, and the form in it can be sent without code.
  if (!notice || control.commandForElement) {
    return;
  }
  // A task later, so that it lies above a panel that the browser opens at the same click.
  setTimeout(() => {
    notice.hidePopover();
    notice.textContent = notice.dataset[texts] as string;
    notice.showPopover({ source: control });
  });
}

// One inline script, which runs before the first paint.
listStoredKeys();
startCapturing();
