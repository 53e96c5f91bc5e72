/** The time in milliseconds after a dialog closes until a screen reader can find the page again. */
const afterClosingMs = 150;

/**
 * Focuses an element of the page after a dialog has closed. Chromium does not announce a focus that was set while the page was inert, so
 * the focus is removed and set again later (decision 030). If a key is pressed before that, the element is focused at once.
 */
export function focusAfterClosing(target: HTMLElement): void {
  (document.activeElement as HTMLElement | null)?.blur();
  const setFocus = () => {
    clearTimeout(timer);
    removeEventListener('keydown', setFocus, true);
    if (document.activeElement === document.body) {
      target.focus({ preventScroll: true });
    }
  };
  const timer = setTimeout(setFocus, afterClosingMs);
  addEventListener('keydown', setFocus, true);
}
