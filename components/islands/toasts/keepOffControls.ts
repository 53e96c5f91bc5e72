/** The distance in pixels between the toasts and the focused control. */
const distancePx = 8;

/**
 * Moves the toasts below or above the focused control where they would cover it (WCAG 2.2, 2.4.11).
 *
 * @param region the region of the toasts
 * @returns a function that stops this
 */
export function keepOffFocus(region: HTMLElement): () => void {
  const move = () => {
    const focused = document.activeElement ?? document.body;
    if (region.contains(focused)) {
      return;
    }
    region.style.top = '';
    const toasts = region.getBoundingClientRect();
    const box = focused.getBoundingClientRect();
    const isCovered =
      box.top < toasts.bottom &&
      box.bottom > toasts.top &&
      box.left < toasts.right &&
      box.right > toasts.left;
    if (!isCovered) {
      return;
    }
    const below = box.bottom + distancePx;
    const above = box.top - distancePx - toasts.height;
    // Where neither has room, as when a dialog fills the window, they stay where they are.
    if (below + toasts.height <= innerHeight) {
      region.style.top = `${below}px`;
    } else if (above >= 0) {
      region.style.top = `${above}px`;
    }
  };
  move();
  document.addEventListener('focusin', move);
  return () => document.removeEventListener('focusin', move);
}
