import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a function once, after a time in milliseconds. The time does not run during pauses. */
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
