import { useEffect, useEffectEvent, useState } from 'react';

/** Calls a function once, as soon as there is a connection again; `waits` is true until then. */
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
    // The connection may be back already.
    if (navigator.onLine) {
      listener();
    }
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [waits]);
  return { waits, wait: () => setWaits(true), stop: () => setWaits(false) };
}
