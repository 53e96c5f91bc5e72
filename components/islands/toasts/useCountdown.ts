import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls once after a time during which `paused` was false; what was left when a pause began is left when it ends.
 *
 * @param duration in milliseconds, counted from the first rendering
 * @param paused whether the time stands still
 * @param end what happens then
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
