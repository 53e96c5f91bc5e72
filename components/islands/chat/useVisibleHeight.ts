import { type RefObject, useEffect } from 'react';

/**
 * Fits a panel that fills the window into the space that a phone's keyboard leaves. Where the browser lays the keyboard over the page
 * without resizing the window, only the visual viewport has that size (CSSOM View, "VisualViewport").
 *
 * @param panel the panel; it keeps the height of its style where it does not fill the window
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const fitPanel = () => {
      // For a visitor who has zoomed in, the panel stays as it is.
      if (!panel.current || visualViewport?.scale !== 1) {
        return;
      }
      const { style, offsetWidth } = panel.current;
      const fills = offsetWidth >= document.documentElement.clientWidth;
      style.top = fills ? `${visualViewport.offsetTop}px` : '';
      style.height = fills ? `${visualViewport.height}px` : '';
    };
    const opened = panel.current;
    fitPanel();
    opened?.addEventListener('toggle', fitPanel);
    for (const type of ['resize', 'scroll']) {
      visualViewport?.addEventListener(type, fitPanel);
    }
    return () => {
      opened?.removeEventListener('toggle', fitPanel);
      for (const type of ['resize', 'scroll']) {
        visualViewport?.removeEventListener(type, fitPanel);
      }
    };
  }, [panel]);
}
