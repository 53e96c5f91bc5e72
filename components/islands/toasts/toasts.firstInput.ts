/** F8 goes to the notifications, even before the first one, and by the very key that has brought this code. */
export function start() {
  addEventListener('keydown', goToNotifications);
  return goToNotifications;
}

function goToNotifications(event: Event): void {
  const region = document.getElementById('toasts');
  const island = region?.closest<HTMLElement>('x-island');
  if (!(event instanceof KeyboardEvent) || event.key !== 'F8' || !island) {
    return;
  }
  early.wake?.(island);
  region?.focus();
}
