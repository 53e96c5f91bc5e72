import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { useCountdown } from '../toasts/useCountdown.ts';

/** The time in milliseconds until the dialog closes. Time in pauses does not count (specification, section 9). */
const closeDelayMs = 3000;

interface JoinSuccessProps {
  /** True if the form was sent with a pointer. Users of a keyboard or a screen reader close the dialog themselves (decision 030). */
  closesByItself: boolean;
  onClose: () => void;
}

/** Confirms that the request was sent, then closes the dialog. The countdown pauses while the visitor uses the dialog (WCAG 2.2, 2.2.1). */
export function JoinSuccess({ closesByItself, onClose }: JoinSuccessProps) {
  const { t } = useTranslation('community');
  const view = useRef<HTMLElement>(null);
  // The focus makes a screen reader read the message. `useVisitorInside` ignores this focus.
  useEffect(() => view.current?.focus(), []);
  const isPaused = useVisitorInside(view) || !closesByItself;
  useCountdown(closeDelayMs, isPaused, onClose);

  return (
    <section
      ref={view}
      aria-labelledby="join-title"
      // The confirmation is the description, not the name: in Chromium, Orca misses the name of an element that has just been added.
      aria-describedby="join-success-title join-success-text"
      tabIndex={-1}
      className="grid justify-items-center gap-4 px-5 py-12 text-center focus:no-outline md:px-8"
    >
      <Verdict result="passed" className="size-14" />
      <p id="join-success-title" className="font-display text-h3 font-bold">
        {t('dialog.success.title')}
      </p>
      <p id="join-success-text" className="max-w-narrow text-muted">
        {t('dialog.success.description')}
        {closesByItself && ` ${t('dialog.success.closing')}`}
      </p>
      <Button variant="outline" className="mt-2" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </section>
  );
}

/** @returns true while the pointer or the focus is in the dialog, but only after the visitor has moved it there */
function useVisitorInside(focusedFirst: RefObject<Element | null>): boolean {
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
