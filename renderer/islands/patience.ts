/** The time without an arrival after which a visitor is told, and after as much time again the wait ends, in milliseconds. */
export const patienceMs = 8000;

/**
 * Waits for as long as the page goes on loading, however slowly: the parser adds elements, or a file arrives. Browsers do not reveal how
 * many bytes of a script have arrived.
 *
 * @param isOver returns true when there is nothing to wait for any more
 * @param onSlow called once, when the wait takes longer than expected
 * @param onSilence called when nothing has arrived since the last look; the wait ends
 * @param signsBefore how many elements and files there were at the last look
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
