/**
 * Writes all keys of the session storage into `<html data-kept>`, so that CSS can show what this tab has kept before the first paint: an
 * island that was open (`island:{name}`), or that there is a conversation (`chat`, see `chat.css`). `wakeUnasked.ts` wakes these islands, and
 * calls this again when a page that was made in advance is first seen.
 */
export function listKeptKeys(): void {
  try {
    document.documentElement.dataset.kept = Object.keys(sessionStorage).join(' ');
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
