/** The distance in pixels between a focused control and the outer edge of its focus ring (`components/styles/base.css`). */
const focusRingPx = 5;

/** @returns the layers that are open, in the order of the page */
const layers = () => [
  ...document.querySelectorAll<HTMLElement>(':is([data-menu],nav,[role="dialog"]):is([open],:popover-open)'),
];

/**
 * Menus, the chat's panel and dialogs are layers, which the browser opens, closes and stacks by its own means (`details`, `popover`,
 * `dialog`). What it does for some of them only, this does for all: Escape closes the one on top, the focus goes in and comes back,
 * a page that comes back from the browser's cache shows itself, and the chat's button covers nothing that is in use.
 *
 * @returns what is told of the events before this code
 */
export function start(): (event: Event) => void {
  addEventListener('keydown', closeTop);
  addEventListener('click', ({ target }) => {
    const opener = (target as Element).closest<HTMLButtonElement>('[popovertarget]');
    // The browser opens and closes after this event.
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
  // A layer may have been opened before this code came, by a press that has left the focus on its button.
  for (const layer of layers()) {
    if (document.activeElement === openerOf(layer)) {
      moveFocus(layer);
    }
  }
  return (event) => event instanceof KeyboardEvent && closeTop(event);
}

/** Escape closes the layer on top, wherever the focus is: the last one of the page. A modal dialog is above them all, and closes by itself. */
function closeTop(event: KeyboardEvent): void {
  const top = layers().at(-1);
  const isForTop = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;
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

/** Into a panel that has opened: to its field, or to what closes it. Out of one that has closed: back to what opens it. */
function moveFocus(panel: Element | null): void {
  if (panel?.matches(':popover-open')) {
    (panel.querySelector('textarea') ?? panel.querySelector('button'))?.focus();
  } else if (panel && (document.activeElement === document.body || panel.contains(document.activeElement))) {
    openerOf(panel)?.focus();
  }
}

/** The chat's button is away while it would lie over what has the focus, with its ring (WCAG 2.2 2.4.11). Layers lie over the button. */
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
