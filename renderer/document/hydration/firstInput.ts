/** @returns a function, where needed, that handles the events from before this code came, which its own listeners have missed */
type Start = () => ((event: Event) => void) | undefined;

/** Keys that were pressed when this code was there: its own listeners have had them. */
const heard = new WeakSet<Event>();
addEventListener('keydown', (event) => heard.add(event), true);

const starts = Object.values(
  import.meta.glob<Start>('../../../components/islands/*/*.firstInput.ts', { eager: true, import: 'start' }),
);
// These files are `components/islands/{name}/{name}.firstInput.ts`. They start at the first movement, touch or key of a page.
const listeners = starts.map((start) => start());

/**
 * Passes an event on to all files that may have missed it.
 *
 * @param event an event that may have come before this code
 */
export function hear(event: Event): void {
  if (!heard.has(event)) {
    for (const listener of listeners) {
      listener?.(event);
    }
  }
}
