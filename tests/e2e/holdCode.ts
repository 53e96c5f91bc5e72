import type { Page } from 'playwright/test';
import { gate } from './gate.ts';

/**
 * Lets no code of an island come until the test does.
 *
 * @param page one that has not asked for any yet
 * @param files which files are held, where it is not those of islands
 */
export async function holdCode(page: Page, files = '**/assets/chunks/**'): Promise<ReturnType<typeof gate>> {
  const code = gate();
  await page.route(files, async (route) => {
    await code.opened;
    await route.continue();
  });
  return code;
}

/** The script of each page, which everything else follows from. */
export const pageScript = '**/assets/entries/**';
