import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a function once, after `duration` milliseconds. While `paused` is true, the countdown stops. */
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
