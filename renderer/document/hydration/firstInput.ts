import { firstInput } from '../../../components/islands/entries.ts?firstInput';

/** Keys that were pressed when this code was there: its own listeners have had them. */
const handled = new WeakSet<Event>();
addEventListener('keydown', (event) => handled.add(event), true);

// Some return a function that handles the events from before this code came, which their own listeners have missed.
const listeners = firstInput.map((start) => start());

/** Passes an event on to all code that may have missed it, because it came before that code. */
export function handle(event: Event): void {
  if (!handled.has(event)) {
    for (const listener of listeners) {
      listener?.(event);
    }
  }
}
