/** @returns whether an input method sent the event. In Safari, its last event (code 229) follows `compositionend` (WebKit bug 165004). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
