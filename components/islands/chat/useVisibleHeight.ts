import { type RefObject, useEffect } from 'react';

/** Keeps a full-width panel above the on-screen keyboard. In some browsers, the keyboard shrinks only the visual viewport (CSSOM View). */
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
    const listening = new AbortController();
    const { signal } = listening;
    fitPanel();
    // A closed panel has no width, so its size is set when it opens.
    panel.current?.addEventListener('toggle', fitPanel, { signal });
    visualViewport?.addEventListener('resize', fitPanel, { signal });
    visualViewport?.addEventListener('scroll', fitPanel, { signal });
    return () => listening.abort();
  }, [panel]);
}
