import { type RefObject, useEffect } from 'react';

/**
 * Keeps a full-width panel above the on-screen keyboard. Some browsers do not resize the window when the keyboard opens: only the visual
 * viewport has the size that is left (CSSOM View, "VisualViewport").
 *
 * @param panel the panel; while it is narrower than the window, it keeps its CSS height
 */
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
