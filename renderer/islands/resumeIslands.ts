import type { IslandName } from '../../components/islands/islandModules.ts';
import type { wakeEvent } from '../../components/islands/wakeIsland.ts';

// Typed, not imported: a module shared with the islands would be a request of its own before any interaction.
const wakeRequest: typeof wakeEvent = 'island:wake';

/**
 * Wakes the islands that have something to show before anybody touches them: what the address says to them (`reads`),
 * or what they kept in this session under `island:{name}`.
 */
export function resumeIslands(): void {
  const query = new URLSearchParams(location.search);
  for (const element of document.querySelectorAll('x-island')) {
    const name = element.getAttribute('name') as IslandName;
    const parameter = element.getAttribute('reads');
    if ((parameter && query.has(parameter)) || isKept(name))
      dispatchEvent(new CustomEvent(wakeRequest, { detail: name }));
  }
}

function isKept(name: IslandName): boolean {
  try {
    return sessionStorage.getItem(`island:${name}`) !== null;
  } catch {
    // Forbidden: then nothing was kept.
    return false;
  }
}
