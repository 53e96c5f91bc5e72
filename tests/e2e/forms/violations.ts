import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** @returns what axe finds wrong with the page as it is now: rule and place */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
