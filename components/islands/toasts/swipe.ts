/**
 * @param from the position of the pointer when it went down, in pixels from the left
 * @param to its present position
 * @param direction the direction of the document
 * @returns the distance in pixels by which the toast is pushed towards its edge of the screen (the right one, or the left one in a
 *   document that reads from right to left); at least 0
 */
export function swipeDistance(from: number, to: number, direction: 'ltr' | 'rtl'): number {
  return Math.max(0, direction === 'rtl' ? from - to : to - from);
}
