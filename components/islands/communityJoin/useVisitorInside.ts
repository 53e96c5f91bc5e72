import { type RefObject, useEffect, useState } from 'react';

/**
 * Watches whether the visitor has moved the pointer or the focus into a dialog. A pointer that was there from the start does not count,
 * nor does the focus on `start`, which the script has put there.
 *
 * @param start an element inside the dialog
 * @returns true while the pointer or the focus is inside
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
    // The dimmed page around the dialog belongs to it (`::backdrop`): the target of an event there is the dialog itself.
    listen('pointermove', ({ target }) => setPointed(target !== area));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', ({ target }) => setFocused(target !== start.current));
    listen('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [start]);
  return pointed || focused;
}
