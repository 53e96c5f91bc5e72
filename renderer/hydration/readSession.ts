/**
 * Says in `<html data-wake>` that this tab has kept something (`""`), which islands may want to show without being asked,
 * and that a conversation was open on the last page (`"chat"`): it is open on this one before the first paint.
 */
export function readSession(): void {
  try {
    if (sessionStorage.length) {
      const isOpen = sessionStorage.getItem('chat')?.startsWith('{"open":true');
      document.documentElement.dataset.wake = isOpen ? 'chat' : '';
    }
  } catch {}
}
