import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * @param page a page, as it is now; its clock must run
 * @param within a selector, where only a part is meant
 * @returns what axe finds wrong: rule and place
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Legacy mode sees no frames of other origins, which this site has none of, and opens no second page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await (within ? axe.include(within) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
