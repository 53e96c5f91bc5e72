export interface ToastConfiguration {
  /** How many toasts are shown; the newest ones stay. */
  limit: number;
  /** How long a toast stays, in milliseconds, while nothing pauses it. */
  duration: number;
  /** How far it must be swiped to be dismissed, in pixels. */
  swipe: number;
}

/** The two ways toasts may behave. Which one is in use is the `configuration` of the island in `Layout.tsx`. */
export const toastConfigurations = {
  single: { limit: 1, duration: 5000, swipe: 50 },
  stacked: { limit: 3, duration: 4000, swipe: 20 },
} as const satisfies Record<string, ToastConfiguration>;

export type ToastConfigurationName = keyof typeof toastConfigurations;
