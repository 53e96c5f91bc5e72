/** @returns whether a key belongs to an input method. In Safari, the last key comes after the end, with code 229 (WebKit bug 165004). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
