/** The time in milliseconds for which the pointer rests on a button before its tooltip opens. */
const restDelayMs = 700;
/** The time in milliseconds after a tooltip in which the next one opens at once, as the pointer goes along a row of buttons. */
const skipDelayMs = 300;

/**
 * @param sinceClosed how long ago the last tooltip closed, in milliseconds; infinite when there was none
 * @param neighbourOpen whether another tooltip is open now
 * @returns how long to wait before opening, in milliseconds
 */
export function openDelay(sinceClosed: number, neighbourOpen: boolean): number {
  return neighbourOpen || sinceClosed < skipDelayMs ? 0 : restDelayMs;
}
