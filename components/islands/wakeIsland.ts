/** What the loader listens to; its detail is the island's name. */
export const wakeEvent = 'island:wake';

/**
 * Wakes an island that nobody has touched, because another part of the page needs it.
 *
 * @param name the island, by its folder; nothing happens when the page has none of that name
 */
export function wakeIsland(name: string): void {
  dispatchEvent(new CustomEvent(wakeEvent, { detail: name }));
}
