import type { Held } from './hold.ts';

/**
 * Takes what a visitor has done to a part of the page out of the log.
 *
 * @param part an element, or the document
 * @returns what was held of it (`renderer/hydration/hold.ts`), in its order
 */
export function takeHeld(part: Node): Held[] {
  const taken = held.filter(([control]) => part.contains(control));
  held = held.filter(([control]) => !part.contains(control));
  for (const [control] of taken) Object.assign(control, { ariaBusy: null, readOnly: false });
  return taken;
}
