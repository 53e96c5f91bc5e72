import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Does something once, as soon as there is a connection again.
 *
 * @param act what the visitor has asked to be done then
 * @returns whether that is waited for, and how the wait begins and ends
 */
export function useWhenOnline(act: () => void) {
  const [waits, setWaits] = useState(false);
  const onOnline = useEffectEvent(() => {
    setWaits(false);
    act();
  });
  useEffect(() => {
    if (!waits) {
      return;
    }
    const listener = () => onOnline();
    // It may have come back before anybody asked for this.
    if (navigator.onLine) {
      listener();
    }
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [waits]);
  return { waits, wait: () => setWaits(true), stop: () => setWaits(false) };
}
