import type { Held } from './hold.ts';

/**
 * @param part a part of the page
 * @returns what the boot script has held of it (`renderer/hydration/hold.ts`), in its order; it is no longer held
 */
export function takeHeld(part: Node): Held[] {
  const taken = held.filter(([control]) => part.contains(control));
  held = held.filter(([control]) => !part.contains(control));
  for (const [control] of taken) Object.assign(control, { ariaBusy: null, readOnly: false });
  return taken;
}
