import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the visitor has moved the pointer or the focus into a place since this began. A pointer that rests there has not moved, and a
 * focus that we have put on `start` is not the visitor's.
 *
 * @param start an element inside the place
 * @param place a selector of the place
 */
export function useVisitorInside(start: RefObject<Element | null>, place: string): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const area = start.current?.closest<HTMLElement>(place);
    const listening = new AbortController();
    const listen = (
      kind: 'pointermove' | 'pointerleave' | 'focusin' | 'focusout',
      then: (event: Event) => void,
    ) => area?.addEventListener(kind, then, { signal: listening.signal });
    listen('pointermove', () => setPointed(true));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', ({ target }) => setFocused(target !== start.current));
    listen('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [start, place]);
  return pointed || focused;
}
