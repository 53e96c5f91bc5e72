/** @returns whether a key event is from an input method. In Safari, its last one (229) follows `compositionend` (WebKit bug 165004). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
