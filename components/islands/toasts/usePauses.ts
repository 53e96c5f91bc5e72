import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/** Pauses the time of the toasts while the pointer or the focus is on them, or the window is hidden (WCAG 2.2, 2.2.1). */
export function usePauses(region: RefObject<HTMLElement | null>, occupied: boolean) {
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
    // A card sends no event when it is removed under the pointer or with the focus in it.
    if (!occupied) {
      setHovered(false);
    }
    // F8 may have put the focus here before this code came.
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region, occupied]);

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
