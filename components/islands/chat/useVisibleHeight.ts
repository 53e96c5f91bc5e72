import { type RefObject, useEffect } from 'react';

/** Keeps a full-width panel above the on-screen keyboard: some browsers do not resize the window for it, only the visual viewport (CSSOM View). */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const fitPanel = () => {
      // Zooming in shrinks the visual viewport too, and must not shrink the panel.
      if (!panel.current || visualViewport?.scale !== 1) {
        return;
      }
      const { style, offsetWidth } = panel.current;
      const isFullWidth = offsetWidth >= document.documentElement.clientWidth;
      style.top = isFullWidth ? `${visualViewport.offsetTop}px` : '';
      style.height = isFullWidth ? `${visualViewport.height}px` : '';
    };
    const element = panel.current;
    fitPanel();
    // A closed panel has no width.
    element?.addEventListener('toggle', fitPanel);
    for (const type of ['resize', 'scroll']) {
      visualViewport?.addEventListener(type, fitPanel);
    }
    return () => {
      element?.removeEventListener('toggle', fitPanel);
      for (const type of ['resize', 'scroll']) {
        visualViewport?.removeEventListener(type, fitPanel);
      }
    };
  }, [panel]);
}
