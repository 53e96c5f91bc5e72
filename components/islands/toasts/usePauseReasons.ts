import { type FocusEvent, type RefObject, useEffect, useReducer } from 'react';

/** A reason for which the time of the toasts stands still. */
type PauseReason = 'hover' | 'focus' | 'hidden';

type PauseReasons = ReadonlySet<PauseReason>;

const noReasons: PauseReasons = new Set();

/**
 * Pauses the time of the toasts while the pointer is over the region, the focus is in it, or the window is hidden (WCAG 2.2, 2.2.1:
 * nobody must hurry).
 *
 * @param region the region of the toasts
 * @param occupied true while a toast is visible
 * @returns the present reasons for a pause, and the event handlers for the region, which begin and end pauses
 */
export function usePauseReasons(region: RefObject<HTMLElement | null>, occupied: boolean) {
  const [reasons, change] = useReducer(reasonsAfter, noReasons);

  useEffect(() => {
    const onVisibility = () => change({ reason: 'hidden', holds: document.hidden });
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    // F8 may have put the focus here before this code arrived.
    if (region.current?.contains(document.activeElement)) {
      change({ reason: 'focus', holds: true });
    }
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [region]);

  useEffect(() => {
    // A card that is removed under the pointer, or with the focus in it, sends no event.
    if (!occupied) {
      change({ reason: 'hover', holds: false });
    }
    if (!region.current?.contains(document.activeElement)) {
      change({ reason: 'focus', holds: false });
    }
  }, [region, occupied]);

  return {
    reasons,
    handlers: {
      onPointerEnter: () => change({ reason: 'hover', holds: true }),
      onPointerLeave: () => change({ reason: 'hover', holds: false }),
      onFocus: () => change({ reason: 'focus', holds: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) {
          change({ reason: 'focus', holds: false });
        }
      },
    },
  };
}

/** @returns the reasons after an event: the time goes on only once none is left. The same set is returned if nothing has changed. */
function reasonsAfter(
  reasons: PauseReasons,
  { reason, holds }: { reason: PauseReason; holds: boolean },
): PauseReasons {
  if (reasons.has(reason) === holds) {
    return reasons;
  }
  const next = new Set(reasons);
  if (holds) {
    next.add(reason);
  } else {
    next.delete(reason);
  }
  return next;
}
