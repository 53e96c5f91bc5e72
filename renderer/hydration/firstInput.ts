/** @returns what is told of the events before this code, which its listeners have therefore missed; if anything is */
type Start = () => ((event: Event) => void) | undefined;

const heard = new WeakSet<Event>();
addEventListener('keydown', (event) => heard.add(event), true);

const starts = Object.values(
  import.meta.glob<Start>('../../components/islands/*/*.firstInput.ts', { eager: true, import: 'start' }),
);
// What a page needs only once somebody moves, touches or types: `components/islands/…/{name}.firstInput.ts`.
const listeners = starts.map((start) => start());

/** @param event one that may have come before this code */
export function hear(event: Event): void {
  if (!heard.has(event)) for (const listener of listeners) listener?.(event);
}
