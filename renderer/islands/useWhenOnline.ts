import { useEffect, useEffectEvent, useState } from 'react';

/** After a call of `wait()`, waits until the browser is online, then calls `act`. Meanwhile, `waits` is true. `stop()` ends the wait. */
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
    // The browser may be online already.
    if (navigator.onLine) {
      listener();
    }
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [waits]);
  return { waits, wait: () => setWaits(true), stop: () => setWaits(false) };
}
