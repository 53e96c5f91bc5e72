/** How long the pointer rests on a button before its tooltip opens, in milliseconds. */
const restDelayMs = 700;
/** How long after a tooltip the next one opens at once: the pointer goes along a row of buttons. */
const skipDelayMs = 300;

/**
 * @param sinceClosed how long ago the last tooltip closed, in milliseconds; infinite when there was none
 * @param neighbourOpen whether another tooltip is open now
 * @returns how long to wait before opening, in milliseconds
 */
export function openDelay(sinceClosed: number, neighbourOpen: boolean): number {
  return neighbourOpen || sinceClosed < skipDelayMs ? 0 : restDelayMs;
}
