interface FirstInput {
  start: () => void;
  /** @param event one that has come before `start`, and that its listeners have therefore missed */
  catchUp?: (event: Event) => void;
}

const modules = Object.values(
  import.meta.glob<FirstInput>('../../components/islands/*/*.firstInput.ts', { eager: true }),
);
// What a page needs only once somebody moves, touches or types: `components/islands/…/{name}.firstInput.ts`.
for (const { start } of modules) start();

/** @param event one that has brought this code */
export function catchUp(event: Event): void {
  for (const module of modules) module.catchUp?.(event);
}
