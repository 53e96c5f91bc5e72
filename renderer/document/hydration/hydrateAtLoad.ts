import { listStoredKeys } from './listStoredKeys.ts';

// Hydrates islands that do not wait for an interaction. Most pages have none, so this is a file of its own.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', bringUpToDate);
} else {
  hydrateIslands();
}

/** Reads the storage, which may have changed since this document was prerendered, and fires the event of a return from the bfcache. */
function bringUpToDate(): void {
  listStoredKeys();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  hydrateIslands();
}

function hydrateIslands(): void {
  const query = new URLSearchParams(location.search);
  for (const element of document.querySelectorAll<HTMLElement>('x-island')) {
    const stored = isStored(element.dataset.name ?? '');
    const [, parameter] = element.getAttribute('when')?.split(':') ?? [];
    if (stored) {
      openStoredPanel(element);
    }
    const isAsked = parameter && query.has(parameter);
    if (stored || isAsked || isTypedIn(element)) {
      queue.start?.(element);
    }
    // What is open, or opens, before the first movement or key needs this code: it announces a dialog, and gives the focus back.
    if (stored || isAsked) {
      void import('./firstInput.ts');
    }
  }
  // These panels are open now, and the style that showed them would keep them from closing.
  const { dataset } = document.documentElement;
  dataset.stored = dataset.stored?.replaceAll(/island:\S+/g, '');
}

/** @returns true if somebody has typed in a field of the island, before the listeners of `loader.ts` were there: a form keeps a draft of it */
function isTypedIn(element: Element): boolean {
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Opens a panel that CSS shows because it was open on the last page: the browser can only close what it has opened. */
function openStoredPanel(element: Element): void {
  const panel = element.querySelector<HTMLElement>('[popover]');
  if (panel?.checkVisibility()) {
    panel.showPopover();
  }
}

/** @returns true if this tab has stored the state of the island, under `island:{name}` */
function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(`island:${name}`) !== null;
  } catch {
    // Storage is forbidden, so nothing was stored.
    return false;
  }
}
