const distancePx = 8;

const closeButtons = 'dialog:modal [command="close"], :popover-open [popovertargetaction="hide"]';

/**
 * Opens the region of the toasts, and keeps the toasts usable:
 * - They are above everything else. If a modal `<dialog>` is open, they are inside it, because everything outside is inert.
 * - They do not cover the focused control (WCAG 2.2, 2.4.11) or the button that closes the layer under them.
 *
 * Browsers from before 2025 send no `toggle` for dialogs. There, a toast stays behind a dialog that opens later.
 *
 * @returns a function that removes the event listeners
 */
export function positionToasts(region: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // This comes first, because a hidden popover has no position.
  bringToFront(region);
  avoidControls(region);
  for (const type of ['toggle', 'close']) {
    const follow = ({ target }: Event) => target instanceof HTMLDialogElement && bringToFront(region);
    document.addEventListener(type, follow, { capture: true, signal });
  }
  document.addEventListener('focusin', () => avoidControls(region), { signal });
  return () => listening.abort();
}

function bringToFront(region: HTMLElement): void {
  const island = region.closest('x-island');
  // There is at most one modal dialog: the site never opens a dialog over another one.
  const home = document.querySelector('dialog:modal') ?? document.body;
  if (island && island.parentElement !== home) {
    home.append(island);
  }
  // Opening the popover again moves it to the top of the top layer.
  region.hidePopover?.();
  region.showPopover?.();
}

function avoidControls(region: HTMLElement): void {
  const focused = document.activeElement ?? document.body;
  if (region.contains(focused)) {
    return;
  }
  region.style.top = '';
  const toasts = region.getBoundingClientRect();
  const closing = [...document.querySelectorAll(closeButtons)].map((each) => each.getBoundingClientRect());
  const all = [...closing, focused.getBoundingClientRect()];
  const coversNone = (boxes: readonly DOMRect[]) => (top: number) =>
    boxes.every(
      (box) =>
        box.top >= top + toasts.height ||
        box.bottom <= top ||
        box.left >= toasts.right ||
        box.right <= toasts.left,
    );
  const candidates = [
    toasts.top,
    ...all.flatMap((box) => [box.bottom + distancePx, box.top - distancePx - toasts.height]),
  ].filter((top) => top >= 0 && top + toasts.height <= innerHeight);
  // If the focused element fills the window, toasts cover it. A close button must stay free even then.
  const top = candidates.find(coversNone(all)) ?? candidates.find(coversNone(closing)) ?? toasts.top;
  if (top !== toasts.top) {
    region.style.top = `${top}px`;
  }
}
