/** A conversation that was open on the last page is open on this one, before the first paint; the loader wakes its island. */
export function reopenChat(): void {
  try {
    if (sessionStorage.getItem('chat')?.startsWith('{"open":true'))
      document.documentElement.dataset.wake = 'chat';
  } catch {}
}
