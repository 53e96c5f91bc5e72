/** @returns what is told of every key, those before this code included; if anything is */
type Start = () => ((event: Event) => void) | undefined;

const starts = Object.values(
  import.meta.glob<Start>('../../components/islands/*/*.firstInput.ts', { eager: true, import: 'start' }),
);
// What a page needs only once somebody moves, touches or types: `components/islands/…/{name}.firstInput.ts`.
const listeners = starts.map((start) => start());

/** @param event a key, or what has brought this code */
export function hear(event: Event): void {
  for (const listener of listeners) listener?.(event);
}
