/**
 * Writes the keys of the session storage into `<html data-kept>`, by which CSS shows, before the first paint, the islands that were open
 * (`island:{name}`) and a conversation (`chat`).
 */
export function listKeptKeys(): void {
  try {
    document.documentElement.dataset.kept = Object.keys(sessionStorage).join(' ');
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
