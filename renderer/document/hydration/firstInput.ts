// Because of `?firstInput`, the bundle contains only this list of `entries.ts`.
import { firstInput } from '../../../components/islands/entries.ts?firstInput';

/** The key events that happened after this code loaded. The listeners of this code have handled them. */
const handled = new WeakSet<Event>();
addEventListener('keydown', (event) => handled.add(event), true);

// Some of these functions return a listener for events that happened before this code loaded.
const listeners = firstInput.map((start) => start());

/** Passes an event to all listeners that missed it, because it happened before this code loaded. */
export function handle(event: Event): void {
  if (!handled.has(event)) {
    for (const listener of listeners) {
      listener?.(event);
    }
  }
}
