interface FirstInput {
  /** @param event the one that has brought this code, and that its listeners have therefore missed */
  start: (event: Event) => void;
}

const modules = Object.values(
  import.meta.glob<FirstInput>('../../components/islands/*/*.firstInput.ts', { eager: true }),
);

/** Starts what a page needs only once somebody moves, touches or types: `components/islands/…/{name}.firstInput.ts`. */
export function startAfter(event: Event): void {
  for (const { start } of modules) start(event);
}
