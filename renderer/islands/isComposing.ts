/** @returns true for a key of an input method. Safari ends the composition before its last key, whose `keyCode` still is 229 (WebKit bug 165004). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
