/**
 * Wakes an island that nobody has touched, because another part of the page needs it.
 *
 * @param name the island, by its folder; nothing happens when the page has none of that name
 */
export function wakeIsland(name: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`x-island[data-name="${name}"]`)) {
    early.wake?.(island);
  }
}
