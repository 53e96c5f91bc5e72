import type { IslandName } from '../components/islands/islandModules.ts';
import { wakeIsland } from '../components/islands/wakeIsland.ts';

/** Wakes each island whose form has a draft in this session, so that what was written shows before anybody touches it. */
export function resumeDrafts(): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-draft]')) {
    if (isKept(form.dataset.draft ?? ''))
      wakeIsland(form.closest('x-island')?.getAttribute('name') as IslandName);
  }
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Forbidden: then nothing was kept.
    return false;
  }
}
