/** Writes the keys of the session storage into `<html data-kept>`, by which CSS shows open islands (`island:{name}`) before the first paint. */
export function listKeptKeys(): void {
  try {
    document.documentElement.dataset.kept = Object.keys(sessionStorage).join(' ');
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
