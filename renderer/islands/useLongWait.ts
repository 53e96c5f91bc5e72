import { useEffect, useState } from 'react';

/** The time before a wait is announced, in milliseconds. */
const noticeDelayMs = 700;

/**
 * @returns true once a wait is long enough to be announced. Orca handles two simultaneous changes badly: it announces the second one
 * twice, or the first one after it (decision 030).
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
