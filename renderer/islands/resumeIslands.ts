import type { IslandName } from '../../components/islands/islandModules.ts';
import { wakeIsland } from '../../components/islands/wakeIsland.ts';

/**
 * Wakes the islands that have something to show before anybody touches them: what the address says to them in the
 * parameter that they read, or what they kept in this session under `island:{name}`.
 */
export function resumeIslands(): void {
  const query = new URLSearchParams(location.search);
  for (const element of document.querySelectorAll('x-island[reads]')) {
    const name = element.getAttribute('name') as IslandName;
    if (query.has(element.getAttribute('reads') ?? '') || isKept(name)) wakeIsland(name);
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
