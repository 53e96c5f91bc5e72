import type { IslandName } from '../../components/islands/islandModules.ts';
import { wakeIsland } from '../../components/islands/wakeIsland.ts';

// For islands that do not wait for an interaction. A file of its own: most pages have none.
for (const element of document.querySelectorAll('x-island')) {
  const wake = () => wakeIsland(element.getAttribute('name') as IslandName);
  const [when, parameter = ''] = element.getAttribute('when')?.split(':') ?? [];
  if (when === 'load') wake();
  if (when === 'query' && new URLSearchParams(location.search).has(parameter)) wake();
  if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(wake);
  if (when === 'visible') wakeWhenVisible(element, wake);
}

function wakeWhenVisible(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  // The marker itself has no box (display: contents).
  if (element.firstElementChild) observer.observe(element.firstElementChild);
}
