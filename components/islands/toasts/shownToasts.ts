/**
 * Which toasts have a place: the newest visible ones, then those that are fading out while there is room.
 *
 * @param toasts all of them, the newest first
 * @param limit how many may be on the screen
 * @returns those on the screen, in the same order, and those that give way at once
 */
export function shownToasts<Toast extends { visible: boolean }>(
  toasts: readonly Toast[],
  limit: number,
): { shown: Toast[]; dropped: Toast[] } {
  const byPlace = [...toasts.filter(({ visible }) => visible), ...toasts.filter(({ visible }) => !visible)];
  const placed = new Set(byPlace.slice(0, limit));
  return {
    shown: toasts.filter((toast) => placed.has(toast)),
    dropped: toasts.filter((toast) => !placed.has(toast)),
  };
}
