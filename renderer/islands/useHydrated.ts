import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** @returns false on the server and in the rendering that must match its HTML, true from then on */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
