import { type RefObject, useEffect, useState } from 'react';

/**
 * Watches whether the visitor is using a dialog, so that it does not close meanwhile. A pointer that has not moved since the dialog
 * opened does not count, nor does the focus on the element that the script has focused.
 *
 * @param focusedFirst the element inside the dialog that the script has focused
 * @returns true while the visitor's pointer or focus is inside the dialog
 */
export function useVisitorInside(focusedFirst: RefObject<Element | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const dialog = focusedFirst.current?.closest('dialog');
    const listening = new AbortController();
    const listen = (
      kind: 'pointermove' | 'pointerleave' | 'focusin' | 'focusout',
      then: (event: Event) => void,
    ) => dialog?.addEventListener(kind, then, { signal: listening.signal });
    // An event on the backdrop has the dialog itself as its target.
    listen('pointermove', ({ target }) => setPointed(target !== dialog));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', ({ target }) => setFocused(target !== focusedFirst.current));
    listen('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [focusedFirst]);
  return pointed || focused;
}
