import { expect, type Locator, type Page } from 'playwright/test';

/** @param name the name of the island's folder */
export function islandOnPage(page: Page, name: string): Locator {
  return page.locator(`x-island[data-name="${name}"]`);
}

/** Waits until an island is hydrated. */
export function expectReady(page: Page, name: string, timeout = 5000): Promise<void> {
  return expect(islandOnPage(page, name)).toHaveAttribute('ready', '', { timeout });
}
