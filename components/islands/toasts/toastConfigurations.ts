export interface ToastConfiguration {
  /** The number of toasts that are shown; the newest ones stay. */
  limit: number;
  /** The time in milliseconds for which a toast stays while nothing pauses it. */
  duration: number;
  /** The distance in pixels after which a swipe dismisses a toast. */
  swipe: number;
}

/** The two ways in which toasts may behave (specification, section 2). `Layout.tsx` chooses one, by the prop `configuration` of the island. */
export const toastConfigurations = {
  single: { limit: 1, duration: 5000, swipe: 50 },
  stacked: { limit: 3, duration: 4000, swipe: 20 },
} as const satisfies Record<string, ToastConfiguration>;

export type ToastConfigurationName = keyof typeof toastConfigurations;

/** @returns the toasts to show, in the same order: the newest visible ones, then those that fade while there is room; and those to remove at once */
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
