/**
 * @returns whether a key event belongs to an input method. Safari ends the composition before its last key event, which still has the
 * `keyCode` 229 (WebKit bug 165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
