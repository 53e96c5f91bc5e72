/** The time between two looks at whether the page is still loading. */
export const patienceMs = 8000;

/**
 * Waits, and gives up only when the page has stopped loading, so that a slow connection is not taken for a broken one. New elements and
 * new performance entries (files, above all) count as progress, because browsers do not reveal how much of a script has arrived.
 *
 * @param isDone returns true once there is nothing to wait for any more
 * @param onSlow called once, at the first look, if the wait is not over by then
 * @param onStalled called when nothing is new since the look before; the wait ends
 * @param countBefore the number of elements and entries at the look before; callers omit it
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
  }, patienceMs);
}
