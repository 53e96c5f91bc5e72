import { wakeIsland } from '../wakeIsland.ts';

/** F8 goes to the notifications, even before the first one. */
export function start(event: Event): void {
  addEventListener('keydown', goToNotifications);
  if (event instanceof KeyboardEvent) goToNotifications(event);
}

function goToNotifications({ key }: KeyboardEvent): void {
  if (key !== 'F8') return;
  wakeIsland('toasts');
  document.getElementById('toasts')?.focus();
}
