/** The distance in pixels between the toasts and a control. */
const distancePx = 8;

/** What closes the layer that a visitor has open. */
const waysOut = 'dialog:modal [command="close"], :popover-open [popovertargetaction="hide"]';

/**
 * Moves the toasts to where they cover neither the focused control (WCAG 2.2, 2.4.11) nor the button that closes the layer below them.
 *
 * @param region the region of the toasts
 * @returns a function that stops this
 */
export function keepOffControls(region: HTMLElement): () => void {
  const move = () => {
    const focused = document.activeElement ?? document.body;
    if (region.contains(focused)) {
      return;
    }
    region.style.top = '';
    const toasts = region.getBoundingClientRect();
    const closing = [...document.querySelectorAll(waysOut)].map((each) => each.getBoundingClientRect());
    const all = [...closing, focused.getBoundingClientRect()];
    const leavesFree = (boxes: readonly DOMRect[]) => (top: number) =>
      boxes.every(
        (box) =>
          box.top >= top + toasts.height ||
          box.bottom <= top ||
          box.left >= toasts.right ||
          box.right <= toasts.left,
      );
    const places = [
      toasts.top,
      ...all.flatMap((box) => [box.bottom + distancePx, box.top - distancePx - toasts.height]),
    ].filter((top) => top >= 0 && top + toasts.height <= innerHeight);
    // What has the focus may fill the window, as a dialog does.
    const top = places.find(leavesFree(all)) ?? places.find(leavesFree(closing)) ?? toasts.top;
    if (top !== toasts.top) {
      region.style.top = `${top}px`;
    }
  };
  move();
  document.addEventListener('focusin', move);
  return () => document.removeEventListener('focusin', move);
}
