/** The time in milliseconds without a byte after which a visitor is told that code is slow, and after which, again, the wait ends. */
export const patienceMs = 8000;

/**
 * Waits for something for as long as the page goes on loading, however slowly: its parser goes on, or a file arrives. Browsers do not
 * tell which bytes of a script have come.
 *
 * @param isOver says whether it has come
 * @param onSlow is called once, when it has not come in time
 * @param onSilence is called when nothing has come since then, and ends the wait
 */
export function waitFor(
  isOver: () => boolean,
  onSlow: () => void,
  onSilence: () => void,
  signsBefore?: number,
): void {
  setTimeout(() => {
    if (isOver()) {
      return;
    }
    const signs = document.all.length + performance.getEntries().length;
    if (signs === signsBefore) {
      return onSilence();
    }
    if (!signsBefore) {
      onSlow();
    }
    waitFor(isOver, onSlow, onSilence, signs);
  }, patienceMs);
}
