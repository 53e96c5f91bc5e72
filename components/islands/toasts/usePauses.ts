import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/** Pauses the countdown of the toasts while the pointer or the focus is on them, or the page is in the background (WCAG 2.2, 2.2.1). */
export function usePauses(region: RefObject<HTMLElement | null>, hasToasts: boolean) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const onVisibility = () => setHidden(document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    // When a toast is removed under the pointer or with the focus in it, the browser sends no event, so both states are set here.
    if (!hasToasts) {
      setHovered(false);
    }
    // F8 may have moved the focus to the toasts before hydration.
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region, hasToasts]);

  return {
    paused: hovered || focused || hidden,
    focused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
