/** @returns a function, where needed, that is told of the events before this code came: its own listeners have missed them */
type Start = () => ((event: Event) => void) | undefined;

const heard = new WeakSet<Event>();
addEventListener('keydown', (event) => heard.add(event), true);

const starts = Object.values(
  import.meta.glob<Start>('../../components/islands/*/*.firstInput.ts', { eager: true, import: 'start' }),
);
// Each listener stands in `components/islands/{name}/{name}.firstInput.ts`.
const listeners = starts.map((start) => start());

/** @param event an event that may have come before this code */
export function hear(event: Event): void {
  if (!heard.has(event)) {
    for (const listener of listeners) {
      listener?.(event);
    }
  }
}
