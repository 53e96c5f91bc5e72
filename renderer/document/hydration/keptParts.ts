/**
 * Writes the keys of the session storage into `<html data-kept>`. A key `island:{name}` means that this tab has stored the state of an
 * island: CSS can show the island in that state before the first paint, and `wakeUnasked.ts` wakes it.
 */
export function showKeptParts(): void {
  try {
    document.documentElement.dataset.kept = Object.keys(sessionStorage).join(' ');
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
