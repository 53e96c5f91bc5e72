/** The time between two checks whether the page is still loading, in milliseconds. */
export const progressTimeoutMs = 8000;

/**
 * Waits until `isDone` returns true, and checks regularly whether the page is still loading.
 * The progress of a script is not visible, so new elements and new performance entries count as progress.
 *
 * @param countBefore what had loaded at the check before; undefined for the first check
 * @param onSlow called at the first check, if `isDone` is still false
 * @param onStalled called at a later check if nothing has loaded since the check before; the wait is then over
 */
export function waitWhileLoading(
  isDone: () => boolean,
  onSlow: () => void,
  onStalled: () => void,
  countBefore?: number,
): void {
  setTimeout(() => {
    if (isDone()) {
      return;
    }
    const count = document.all.length + performance.getEntries().length;
    if (count === countBefore) {
      return onStalled();
    }
    if (!countBefore) {
      onSlow();
    }
    waitWhileLoading(isDone, onSlow, onStalled, count);
  }, progressTimeoutMs);
}
