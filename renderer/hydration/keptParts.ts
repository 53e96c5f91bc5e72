/**
 * Says in `<html data-kept>` what this tab has kept. `island:{name}` is of a part of the page: CSS may show it as it was before the
 * first paint, and `wakeUnasked.ts` wakes it.
 */
export function showKeptParts(): void {
  try {
    document.documentElement.dataset.kept = Object.keys(sessionStorage).join(' ');
  } catch {
    // Forbidden: then nothing was kept.
  }
}
