import { wakeIsland } from '../wakeIsland.ts';

/** F8 goes to the notifications, even before the first one. */
export function start(): void {
  addEventListener('keydown', catchUp);
}

export function catchUp({ key }: Partial<KeyboardEvent>): void {
  if (key !== 'F8') return;
  wakeIsland('toasts');
  document.getElementById('toasts')?.focus();
}
