import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** @returns false on the server and in the first rendering of hydration, which must match the server's HTML; true afterwards */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
