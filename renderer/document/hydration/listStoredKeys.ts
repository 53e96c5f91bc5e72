/** Writes the keys of the session storage to `<html data-stored>`. CSS uses `island:{name}` to show open islands at once. */
export function listStoredKeys(): void {
  try {
    document.documentElement.dataset.stored = Object.keys(sessionStorage).join(' ');
  } catch {
    // The browser blocks storage, so nothing was stored.
  }
}
