import type { Page } from 'playwright/test';

/**
 * Writes down what the live regions of a page say, from the next document on.
 *
 * @returns a function that returns all that the document has said since it was loaded, in order
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(record);
  return () => page.evaluate(() => Reflect.get(window, 'announcements') as string[]);
}

/** Runs in the page, so it uses nothing of this file. */
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
  // What stands in the HTML is read, not said.
  addEventListener('DOMContentLoaded', () => observer.observe(document.body, changes));
}
