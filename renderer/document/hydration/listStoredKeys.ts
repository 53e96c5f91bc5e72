/** Writes the keys of the session storage to `<html data-stored>`. By `island:{name}`, CSS shows open islands before the first paint. */
export function listStoredKeys(): void {
  try {
    document.documentElement.dataset.stored = Object.keys(sessionStorage).join(' ');
  } catch {
    // The browser blocks storage, so nothing was stored.
  }
}
