/**
 * @param part a part of the page
 * @returns the controls of it that the boot script has held (`renderer/hydration/hold.ts`), in the order of their use; they are
 *   no longer held
 */
export function takeHeld(part: Element): HTMLElement[] {
  const taken = held.filter((control) => part.contains(control));
  held = held.filter((control) => !taken.includes(control));
  for (const control of taken) control.ariaBusy = null;
  return taken;
}
