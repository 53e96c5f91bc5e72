import '../../../components/islands/inline.ts';
import { isComposing } from '../../islands/isComposing.ts';
import { waitWhileLoading } from '../../islands/loadProgress.ts';
import { listStoredKeys } from './listStoredKeys.ts';

/*
 * How a part of a page becomes interactive
 *
 * A page is HTML that works before any script has loaded. Its interactive parts are islands (`<x-island>`, React) and elements with a plain
 * script (`data-script`). Their code loads later, and a visitor may act before it has loaded:
 * - Typed text stays in its field. Fields are uncontrolled in React.
 * - The browser opens and closes layers (`popover`, `dialog`, `details`).
 * - This file, inline in every document, captures the control that the visitor used last in a part: the pending action of that part.
 *
 * The other files:
 * - `loader.ts` loads the code. It is part of `+client.ts`, the only script of a page.
 * - `hydrate.tsx` hydrates an island, and `scripts.ts` starts plain scripts.
 * - `replay.ts` sets the attribute `ready` on the part and activates the captured control.
 * - `hydrateAtLoad.ts` hydrates islands that the URL or an earlier page asks for.
 * - `firstInput.ts` starts code that the first pointer move or key needs.
 *
 * If the code fails, or if loading has stalled (`renderer/islands/loadProgress.ts`), there are two cases. If the control is in a form with
 * an `action`, the browser submits the form. Otherwise, a notice is shown.
 */

/** A button (it may open a layer), or a field in which Enter submits the form. */
type Control = (HTMLButtonElement | HTMLTextAreaElement) & {
  popoverTargetElement?: Element | null;
  commandForElement?: Element | null;
};

/** What a visitor did last in a part of the page whose code has not loaded. */
export interface PendingAction {
  control: Control;
  /** True once the browser was asked to submit the form, or the failure notice was shown. */
  hasFallenBack: boolean;
  /** True once the browser has submitted the form, for this action or an earlier one. The page is then about to unload. */
  isSubmitted: boolean | undefined;
}

interface Hydration {
  pending: Map<Element, PendingAction>;
  /** Loads the code of a part and starts it. `+client.ts` sets it last: while it is undefined, that script has not run. */
  start?: (part: HTMLElement) => void;
  /** Stops waiting for the code of a part. The browser submits the form, or a notice is shown. */
  fallBack: (part: Element) => void;
  /** Makes a control that was waiting for its code usable again. */
  release: (control: Element) => void;
  /** Shows a notice, next to a control, that its code is slow or has failed. */
  showNotice: (texts: 'slow' | 'failed', control: Control) => void;
}

declare global {
  /** The state and functions that the inline script shares with the code that loads later. */
  var hydration: Hydration;
}

/** Captures the last action in each part whose code has not loaded. It starts before the first paint. */
function startCapturing(): void {
  self.hydration = { pending: new Map(), fallBack, release: setWaiting, showNotice };
  // Enter in a field of a form clicks the submit button, so this listener gets it too.
  addEventListener('click', (event) => capture(event, (event.target as Element).closest?.('button')), true);
  addEventListener('keydown', captureKey, true);
  // At `load`, the script of the page has run, or it never will. It may be missing, incomplete or replaced, or it may have thrown.
  addEventListener('load', () => {
    setRequired(false);
    if (hydration.start) {
      return;
    }
    hydration.start = fallBack;
    for (const part of hydration.pending.keys()) {
      fallBack(part);
    }
  });
}

/** Captures Enter in a field with `enterkeyhint="send"`. An empty field is not sent. */
function captureKey(event: KeyboardEvent): void {
  const field = event.target as HTMLTextAreaElement;
  const isSent = event.key === 'Enter' && !event.shiftKey && !isComposing(event);
  // WebKitGTK 2.50 supports the attribute but not the property `enterKeyHint`.
  if (isSent && field.matches?.('[enterkeyhint=send]') && field.value.trim()) {
    capture(event, field);
  }
}

function capture(event: Event, control: Control | null | undefined): void {
  const part = control?.closest<HTMLElement>(':is(x-island,[data-script]):not([ready])');
  if (!control || !part) {
    return;
  }
  const earlier = hydration.pending.get(part);
  const action = { control, hasFallenBack: false, isSubmitted: earlier?.isSubmitted };
  const opened = control.popoverTargetElement ?? control.commandForElement;
  // When the browser opens a panel, it focuses the field with `autofocus` (HTML, "popover focusing steps"). The server does not write this
  // attribute, because the focus must not move into a panel that is open when the page loads.
  control.popoverTargetElement?.querySelector('textarea')?.setAttribute('autofocus', '');
  // A button that opens something needs no script, so it must not replace an earlier pending action.
  if (!opened || !earlier) {
    if (earlier) {
      setWaiting(earlier.control);
    }
    hydration.pending.set(part, action);
  }
  if (!opened) {
    event.preventDefault();
    event.stopPropagation();
    setWaiting(control, true);
  }
  hydration.start?.(part);
  waitWhileLoading(
    () => action.hasFallenBack || hydration.pending.get(part) !== action,
    () => showNotice('slow', control),
    () => fallBack(part),
  );
}

function fallBack(part: Element): void {
  const action = hydration.pending.get(part);
  if (!action || action.hasFallenBack) {
    return;
  }
  const { control } = action;
  action.hasFallenBack = true;
  setWaiting(control);
  const form = control.closest<HTMLFormElement>('form[action]');
  if (form) {
    setRequired(true);
    action.isSubmitted = form.checkValidity();
    form.requestSubmit();
  } else {
    showNotice('failed', control);
  }
}

/** Marks a control as busy and a field as read-only while it waits. A button ignores `readOnly`. `null` removes `aria-busy`. */
function setWaiting(control: Element, waits = false): void {
  Object.assign(control, { ariaBusy: waits || null, readOnly: waits });
}

/** With Firefox, screen readers call an empty `required` field invalid. So `load` removes it; only the browser's validation needs it. */
function setRequired(isRequired: boolean): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[aria-required]')) {
    field.required = isRequired;
  }
}

/** Shows a notice. Its texts are in every page (`components/layout/Layout.tsx`), because they must not depend on another request. */
function showNotice(texts: 'slow' | 'failed', control: Control): void {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  // A control with `commandForElement` opens a dialog with a form. Both work without a script, so no notice is needed.
  if (!notice || control.commandForElement) {
    return;
  }
  // The same click may open a panel. The timeout lets the panel open first, because the layer that opens last is in front.
  setTimeout(() => {
    notice.hidePopover();
    notice.textContent = notice.dataset[texts] as string;
    notice.showPopover({ source: control });
  });
}

// This file and its imports are bundled as one inline script that runs before the first paint.
listStoredKeys();
startCapturing();
