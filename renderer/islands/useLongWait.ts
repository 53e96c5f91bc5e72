import { useEffect, useState } from 'react';

/** The time before a wait is announced, in milliseconds. */
const noticeDelayMs = 700;

/**
 * @returns true once a wait is long enough to be announced. A short wait is not announced, because Orca repeats or reorders announcements
 * that come at the same time (docs/decisions/030-what-a-screen-reader-says.md).
 */
export function useLongWait(waits: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!waits) {
      return;
    }
    const timer = setTimeout(setIsLong, noticeDelayMs, true);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [waits]);
  return waits && isLong;
}
