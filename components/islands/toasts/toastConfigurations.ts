export interface ToastConfiguration {
  /** The maximum number of toasts. If there are more, the oldest ones are removed. */
  limit: number;
  /** How long a toast stays, in milliseconds. Time in pauses does not count. */
  duration: number;
  /** The distance in pixels after which a swipe dismisses a toast. */
  swipe: number;
}

/** The two behaviours of toasts (specification, section 2). `Layout.tsx` chooses one by the island's prop `configuration`. */
export const toastConfigurations = {
  single: { limit: 1, duration: 5000, swipe: 50 },
  stacked: { limit: 3, duration: 4000, swipe: 20 },
} as const satisfies Record<string, ToastConfiguration>;

export type ToastConfigurationName = keyof typeof toastConfigurations;

/** @returns the toasts to show, in their order, and the toasts to remove. Toasts that fade out are removed before other ones */
export function shownToasts<Toast extends { visible: boolean }>(
  toasts: readonly Toast[],
  limit: number,
): { shown: Toast[]; dropped: Toast[] } {
  const visibleFirst = [
    ...toasts.filter(({ visible }) => visible),
    ...toasts.filter(({ visible }) => !visible),
  ];
  const fitting = new Set(visibleFirst.slice(0, limit));
  return {
    shown: toasts.filter((toast) => fitting.has(toast)),
    dropped: toasts.filter((toast) => !fitting.has(toast)),
  };
}
