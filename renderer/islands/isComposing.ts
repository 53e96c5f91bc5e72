/** @returns whether a key belongs to an input method. In Safari, the last has code 229, after `compositionend` (WebKit bug 165004). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
