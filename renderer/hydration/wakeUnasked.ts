import { showKeptParts } from './keptParts.ts';

// For islands that do not wait for an interaction. A file of its own: most pages have none.
if (document.prerendering) document.addEventListener('prerenderingchange', bringUpToDate);
else wakeIslands();

/**
 * A document that was made in advance may be older than what its visitor has done since: it learns that as one that comes back
 * from the browser's cache. Nobody saw it until now, so nothing in it was awake.
 */
function bringUpToDate(): void {
  showKeptParts();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  wakeIslands();
}

function wakeIslands(): void {
  const query = new URLSearchParams(location.search);
  for (const element of document.querySelectorAll<HTMLElement>('x-island')) {
    const name = element.getAttribute('data-name') ?? '';
    const wake = () => self.wake?.(element);
    const [when, parameter] = element.getAttribute('when')?.split(':') ?? [];
    if (isKept(name)) showKept(element);
    if (when === 'load' || isKept(name)) wake();
    if (parameter && query.has(parameter)) wake();
    if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(wake);
    if (when === 'visible') wakeWhenVisible(element, wake);
  }
  // They are open by now, and may be closed.
  const { dataset } = document.documentElement;
  dataset.kept = dataset.kept?.replaceAll(/island:\S+/g, '');
}

/** What style shows as it was on the last page becomes open, so that the browser can close it. */
function showKept(element: Element): void {
  const panel = element.querySelector<HTMLElement>('[popover]');
  if (panel?.checkVisibility()) panel.showPopover();
}

/** Whether it kept something in this tab under `island:{name}`. */
function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(`island:${name}`) !== null;
  } catch {
    // Forbidden: then nothing was kept.
    return false;
  }
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
