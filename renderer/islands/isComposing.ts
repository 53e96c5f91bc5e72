/** @returns whether an input method sent the event. Safari sends the last one (code 229) after `compositionend` (WebKit bug 165004). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
