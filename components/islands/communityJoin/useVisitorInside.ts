import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether the visitor has moved the pointer or the focus into a dialog since this began, and not out of it. A pointer that rests there
 * has not moved, and a focus that we have put on `start` is not the visitor's.
 *
 * @param start an element inside the dialog
 */
export function useVisitorInside(start: RefObject<Element | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const area = start.current?.closest('dialog');
    const listening = new AbortController();
    const listen = (
      kind: 'pointermove' | 'pointerleave' | 'focusin' | 'focusout',
      then: (event: Event) => void,
    ) => area?.addEventListener(kind, then, { signal: listening.signal });
    // The backdrop belongs to the dialog (`::backdrop`): the target of an event on it is the dialog itself.
    listen('pointermove', ({ target }) => setPointed(target !== area));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', ({ target }) => setFocused(target !== start.current));
    listen('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [start]);
  return pointed || focused;
}
