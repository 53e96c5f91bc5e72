/** Before the name of a part, in the session storage: what stands there wakes the part on the next page. */
const prefix = 'island:';

/**
 * Says in `<html data-kept>` which parts of the page have kept something in this tab, under `island:{name}`: CSS may show them as
 * they were before the first paint, and `wakeUnasked.ts` wakes them.
 */
export function showKeptParts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    if (names.length > 0)
      document.documentElement.dataset.kept = names.map((name) => name.slice(prefix.length)).join(' ');
  } catch {
    // Forbidden: then nothing was kept.
  }
}
