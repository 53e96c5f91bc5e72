/**
 * @param from where the pointer went down, in pixels from the left
 * @param to where it is now
 * @param direction the document's
 * @returns how far the toast has been pushed towards its edge of the screen (the right one; the left one when
 *   reading from right to left), never back beyond its place
 */
export function swipeDistance(from: number, to: number, direction: 'ltr' | 'rtl'): number {
  return Math.max(0, direction === 'rtl' ? from - to : to - from);
}
