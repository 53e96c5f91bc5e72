/** The time between two looks at whether the page is still loading. */
export const patienceMs = 8000;

/**
 * Waits until `isDone`, and calls `onStalled` once nothing new has loaded since the look before, so that slow is not taken for broken;
 * `onSlow` is called at the first look. New elements and performance entries count as progress: how much of a script has come nobody can
 * see.
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
