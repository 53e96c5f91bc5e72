import type { Page } from 'playwright/test';
import { gate } from './gate.ts';

/**
 * Lets no code of an island come until the test does.
 *
 * @param page one that has not asked for any yet
 */
export async function holdCode(page: Page): Promise<ReturnType<typeof gate>> {
  const code = gate();
  await page.route('**/assets/chunks/**', async (route) => {
    await code.opened;
    await route.continue();
  });
  return code;
}
