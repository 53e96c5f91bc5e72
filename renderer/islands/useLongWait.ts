import { useEffect, useState } from 'react';

/** The time in milliseconds for which a wait is not announced. */
const unsaidMs = 700;

/**
 * Tells when a screen reader should say that something is awaited. What comes sooner is said alone: of two changes that follow each
 * other at once Orca says the second twice, or the first after it (decision 030).
 *
 * @param waits true while it is awaited
 * @returns true once it has been awaited for a while
 */
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
