import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** @returns false on the server and in the rendering that must match the HTML of the server, true afterwards */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
