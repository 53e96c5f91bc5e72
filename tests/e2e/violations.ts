import axe from 'axe-core';
import type { Page } from 'playwright/test';

/**
 * @param page a page, as it is now; its clock must run
 * @param within a selector, where only a part is meant
 * @returns what axe finds wrong: rule and place
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // @axe-core/playwright would inject the library three times a run and carry all that passed out of the browser, which takes
  // three times as long. This site has no frames, which are what it is for.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const options = { runOnly, resultTypes: ['violations' as const], iframes: false, preload: false };
    const { violations: found } = await injected.run(selector ?? document, options);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  }, within);
}
