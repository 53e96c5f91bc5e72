import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** @returns false on the server and in the first rendering of hydration, which must match the server's HTML; true afterwards */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
