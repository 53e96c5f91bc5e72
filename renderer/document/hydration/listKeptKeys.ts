/**
 * Writes all keys of the session storage into `<html data-kept>`. By them CSS shows, before the first paint, what this tab has stored:
 * islands that were open (`island:{name}`) and a conversation (`chat`, see `chat.css`). `wakeUnasked.ts` hydrates these islands, and calls
 * this again when a page that the browser has prerendered is activated.
 */
export function listKeptKeys(): void {
  try {
    document.documentElement.dataset.kept = Object.keys(sessionStorage).join(' ');
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
