import type { Page } from 'playwright/test';

/**
 * Records what the live regions of a page announce, from the next document on.
 *
 * @returns a function that returns all announcements of the current document, in order
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(record);
  return () => page.evaluate(() => Reflect.get(window, 'announcements') as string[]);
}

/** Runs in the page, so it cannot use anything else of this file. */
function record(): void {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes, type } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=alert], [aria-live]');
      if (!region || region.ariaLive === 'off' || element?.closest('[aria-hidden=true]')) {
        continue;
      }
      const texts = (type === 'characterData' ? [target] : [...addedNodes])
        .filter((node) => !(node instanceof Element && node.matches('[aria-hidden=true]')))
        .map((node) => (node instanceof HTMLElement ? node.innerText : node.textContent) ?? '')
        .map((text) => text.replaceAll(/[ \n]+/g, ' ').trim())
        .filter(Boolean);
      announcements.push(...texts);
    }
  });
  const changes = { subtree: true, childList: true, characterData: true };
  // Observed only from here on: screen readers do not announce what the HTML already contains.
  addEventListener('DOMContentLoaded', () => observer.observe(document.body, changes));
}
