import { wakeIsland } from '../wakeIsland.ts';

/** F8 goes to the notifications, even before the first one, and by the very key that has brought this code. */
export function start() {
  addEventListener('keydown', goToNotifications);
  return goToNotifications;
}

function goToNotifications(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'F8') return;
  wakeIsland('toasts');
  document.getElementById('toasts')?.focus();
}
