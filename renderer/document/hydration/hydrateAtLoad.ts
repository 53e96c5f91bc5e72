import { listStoredKeys } from './listStoredKeys.ts';

// Hydrates islands that do not wait for an interaction. Most pages have no such island, so this code is a separate file.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', bringUpToDate);
} else {
  hydrateIslands();
}

/** Reads the storage again, because it may have changed since prerendering. `pageshow` makes other scripts do the same. */
function bringUpToDate(): void {
  listStoredKeys();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  hydrateIslands();
}

function hydrateIslands(): void {
  const query = new URLSearchParams(location.search);
  for (const element of document.querySelectorAll<HTMLElement>('x-island')) {
    const stored = isStored(element.dataset.name ?? '');
    // `when="query:q"` names a query parameter.
    const [, parameter] = element.getAttribute('when')?.split(':') ?? [];
    if (stored) {
      openStoredPanel(element);
    }
    const isAsked = parameter && query.has(parameter);
    if (stored || isAsked || isTypedIn(element)) {
      hydration.start?.(element);
    }
    // `firstInput.ts` announces dialogs and restores the focus. It loads at the first movement or key, but an open dialog needs it now.
    if (stored || isAsked) {
      void import('./firstInput.ts');
    }
  }
  // The panels are open now. The style that showed them before must end, because it would keep them visible after closing.
  const { dataset } = document.documentElement;
  dataset.stored = dataset.stored?.replaceAll(/island:\S+/g, '');
}

/** @returns whether a visitor typed in the island before `loader.ts` listened. Hydration is needed to store the typed text as a draft. */
function isTypedIn(element: Element): boolean {
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Opens a panel that CSS already shows, because it was open on the previous page. Otherwise the browser could not close it. */
function openStoredPanel(element: Element): void {
  const panel = element.querySelector<HTMLElement>('[popover]');
  if (panel?.checkVisibility()) {
    panel.showPopover();
  }
}

/** @returns whether this tab has stored the island's state, under `island:{name}` */
function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(`island:${name}`) !== null;
  } catch {
    // The browser blocks storage, so nothing was stored.
    return false;
  }
}
