// `+client.ts` loads this file at the first pointer move, touch or key press, and passes that event to `handle`. Because of `?firstInput`,
// the bundle contains only this list of `entries.ts`.
import { firstInput } from '../../../components/islands/entries.ts?firstInput';

/** The key events that `handle` ignores. They happened after this code loaded, so the listeners of `firstInput` have handled them. */
const handled = new WeakSet<Event>();
addEventListener('keydown', (event) => handled.add(event), true);

// Some of these functions return a listener for key events that happened before this code loaded. The listener ignores other events.
const listeners = firstInput.map((start) => start());

/** Passes an event to all listeners that missed it, because it happened before this code loaded. */
export function handle(event: Event): void {
  if (!handled.has(event)) {
    for (const listener of listeners) {
      listener?.(event);
    }
  }
}
