import { useEffect, useState } from 'react';

/** The time before a wait is announced, in milliseconds. */
const noticeDelayMs = 700;

/**
 * @returns true once a wait is long enough to be announced. Orca announces two simultaneous changes wrongly: the second change twice,
 * or both in the wrong order (decision 030).
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
