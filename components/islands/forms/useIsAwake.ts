import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** @returns whether scripts run this island: false in the HTML and during hydration, true after */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
