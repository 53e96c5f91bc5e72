/**
 * @returns true if the key is one of an input method (IME), which then has its effect alone. Safari says that the composition has ended
 *   before it sends the key that ended it; that key still has 229, the `keyCode` of such keys (WebKit bug 165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
