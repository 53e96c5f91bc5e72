import { useEffect, useState } from 'react';

/** The time in milliseconds for which a wait is not announced. */
const unsaidMs = 700;

/** @returns true once a wait is long enough to be said. Of two changes at once Orca says the second twice, or the first after it (decision 030). */
export function useLongWait(waits: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!waits) {
      return;
    }
    const timer = setTimeout(setIsLong, unsaidMs, true);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [waits]);
  return waits && isLong;
}
