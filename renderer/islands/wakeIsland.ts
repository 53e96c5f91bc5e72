/**
 * Wakes an island because another part of the page needs it.
 *
 * @param name the folder of the island; nothing happens when the page has no island of that name
 */
export function wakeIsland(name: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`x-island[data-name="${name}"]`)) {
    early.wake?.(island);
  }
}
