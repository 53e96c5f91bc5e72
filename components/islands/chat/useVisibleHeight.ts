import { type RefObject, useEffect } from 'react';

/**
 * Tells the style of a panel that fills the window what a phone's keyboard leaves of it: where the browser lays the keyboard over the
 * page instead of making the page's window smaller, only the visual viewport knows (CSSOM View, "VisualViewport").
 *
 * @param panel gets `--visible-height` and `--visible-top`
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const fit = () => {
      // Who has zoomed in wants the panel to stay as it is.
      if (visualViewport?.scale !== 1) return;
      panel.current?.style.setProperty('--visible-height', `${visualViewport.height}px`);
      panel.current?.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
    };
    for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, fit);
    return () => {
      for (const type of ['resize', 'scroll']) visualViewport?.removeEventListener(type, fit);
    };
  }, [panel]);
}
