import { isComposing } from '../../../renderer/islands/isComposing.ts';

/** The distance in pixels between a focused control and the outer edge of its focus ring (`components/styles/base.css`). */
const focusRingPx = 5;

/** @returns the layers of this site that are open, in the order of the page; extensions have layers of their own */
const layers = () => [
  ...document.querySelectorAll<HTMLElement>('[data-menu][open], :is(nav, [role="dialog"]):popover-open'),
];

/**
 * Adds to layers (menus, the chat's panel, dialogs) what the browser's `details`, `popover` and `dialog` do only for some of them: Escape
 * closes the top layer, the focus moves into a layer and back, a layer closes when its page comes back from the back/forward cache, and
 * the chat's button hides while it would cover the control in use.
 *
 * @returns a function that handles the events from before this code came
 */
export function start(): (event: Event) => void {
  addEventListener('keydown', closeTop);
  addEventListener('click', ({ target }) => {
    const opener = (target as Element).closest?.<HTMLButtonElement>('[popovertarget]');
    // The browser opens and closes the layer after this event.
    if (opener) {
      setTimeout(moveFocus, 0, opener.popoverTargetElement);
    }
  });
  addEventListener('pagehide', closeAll);
  // The menu of a narrow window is a bar in a wide one.
  matchMedia('(width >= 64rem)').addEventListener('change', closeCovering);
  for (const type of ['focusin', 'focusout', 'scroll', 'resize']) {
    addEventListener(type, stepAside, { capture: true, passive: true });
  }
  stepAside();
  return (event) => event instanceof KeyboardEvent && closeTop(event);
}

/** Closes the top layer on Escape, wherever the focus is: the last one in the page. A modal dialog lies above them, and the browser closes it. */
function closeTop(event: KeyboardEvent): void {
  const top = layers().at(-1);
  const isForTop = event.key === 'Escape' && !isComposing(event) && !event.defaultPrevented;
  if (!top || !isForTop || document.querySelector('dialog:modal')) {
    return;
  }
  event.preventDefault();
  const hadFocus = top.contains(document.activeElement);
  if (top instanceof HTMLDetailsElement) {
    top.open = false;
  } else {
    top.hidePopover();
  }
  if (hadFocus) {
    openerOf(top)?.focus();
  }
}

/** Moves the focus into a panel that has opened, to its field or its closing button, and from one that has closed back to its opener. */
function moveFocus(panel: Element | null): void {
  if (panel?.matches(':popover-open')) {
    (panel.querySelector('textarea') ?? panel.querySelector('button'))?.focus();
  } else if (panel && (document.activeElement === document.body || panel.contains(document.activeElement))) {
    openerOf(panel)?.focus();
  }
}

/** Hides the chat's button while it would cover the focused control with its ring (WCAG 2.2, 2.4.11). Layers lie above the button. */
function stepAside(): void {
  const button = document.querySelector<HTMLElement>('[aria-controls="chat-panel"]');
  const focused = document.activeElement;
  if (!button || !focused) {
    return;
  }
  const one = button.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  const isOver =
    !focused.matches('body, main, :is(dialog, [popover]) *, [aria-controls="chat-panel"]') &&
    one.left < other.right + focusRingPx &&
    one.right > other.left - focusRingPx &&
    one.top < other.bottom + focusRingPx &&
    one.bottom > other.top - focusRingPx;
  button.style.visibility = isOver ? 'hidden' : '';
}

function closeAll(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
  }
  closeCovering();
}

/** Closes menus, and a panel that leaves no room for the page beside it. */
function closeCovering(): void {
  for (const layer of layers()) {
    if (layer instanceof HTMLDetailsElement) {
      layer.open = false;
    } else if (layer.offsetWidth >= document.documentElement.clientWidth) {
      layer.hidePopover();
    }
  }
}

function openerOf(layer: Element): HTMLElement | null {
  return document.querySelector(`[popovertarget="${layer.id}"]`) ?? layer.querySelector('summary');
}
