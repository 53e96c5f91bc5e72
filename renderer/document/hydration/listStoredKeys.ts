/** Writes the keys of the session storage into `<html data-stored>`, by which CSS shows open islands (`island:{name}`) before the first paint. */
export function listStoredKeys(): void {
  try {
    document.documentElement.dataset.stored = Object.keys(sessionStorage).join(' ');
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
