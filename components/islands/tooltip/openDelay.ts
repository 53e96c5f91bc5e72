/** The time in milliseconds for which the pointer rests on a button before its tooltip opens. */
const restDelayMs = 700;
/** The time in milliseconds after a tooltip in which the next one opens at once, as the pointer goes along a row of buttons. */
const skipDelayMs = 300;

/**
 * @param sinceClosed the time in milliseconds since the last tooltip closed; infinite if there was none
 * @param neighbourOpen true if another tooltip is open now
 * @returns the delay before opening, in milliseconds
 */
export function openDelay(sinceClosed: number, neighbourOpen: boolean): number {
  return neighbourOpen || sinceClosed < skipDelayMs ? 0 : restDelayMs;
}
