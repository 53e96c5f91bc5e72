/** The time in milliseconds after a dialog closes until a screen reader can find the page again. */
const afterClosingMs = 150;

/**
 * Focuses an element of the page under a dialog that has just closed. Chromium does not announce a focus that was set while the page was
 * inert, so the focus is removed first and set again later (decision 030). A key that is pressed before then goes to the element already.
 */
export function focusAfterClosing(target: HTMLElement): void {
  (document.activeElement as HTMLElement | null)?.blur();
  const giveFocus = () => {
    clearTimeout(timer);
    removeEventListener('keydown', giveFocus, true);
    if (document.activeElement === document.body) {
      target.focus({ preventScroll: true });
    }
  };
  const timer = setTimeout(giveFocus, afterClosingMs);
  addEventListener('keydown', giveFocus, true);
}
