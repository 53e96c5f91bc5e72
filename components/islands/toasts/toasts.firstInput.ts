import { wakeIsland } from '../../../renderer/islands/wakeIsland.ts';

/** Moves the focus to the notifications on F8, even before the first one, and when that key was the first input of the page. */
export function start() {
  addEventListener('keydown', goToNotifications);
  return goToNotifications;
}

function goToNotifications(event: Event): void {
  const region = document.getElementById('toasts');
  if (event instanceof KeyboardEvent && event.key === 'F8' && region) {
    wakeIsland('toasts');
    region.focus();
  }
}
