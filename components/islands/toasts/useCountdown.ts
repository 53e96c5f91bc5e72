import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls a function once, after a time that stands still during pauses.
 *
 * @param duration the time in milliseconds, counted from the first rendering, without pauses
 * @param paused true during a pause
 * @param end the function
 */
export function useCountdown(duration: number, paused: boolean, end: () => void): void {
  const remaining = useRef(duration);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (paused) {
      return;
    }
    const start = performance.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [paused]);
}
