import { type RefObject, useEffect } from 'react';

/**
 * Gives a panel that fills the window what a phone's keyboard leaves of it: where the browser lays the keyboard over the
 * page instead of making the page's window smaller, only the visual viewport knows (CSSOM View, "VisualViewport").
 *
 * @param panel keeps the height of its style where it does not fill the window
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const fitPanel = () => {
      // A visitor who has zoomed in wants the panel to stay as it is.
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
