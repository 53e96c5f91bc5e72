import type { Page } from 'playwright/test';

/**
 * Holds files back until the test opens the gate.
 *
 * @param page a page that has not requested the files yet
 * @param files a URL pattern; by default the code of islands
 */
export async function holdCode(page: Page, files = '**/assets/chunks/**'): Promise<ReturnType<typeof gate>> {
  const code = gate();
  await page.route(files, async (route) => {
    await code.opened;
    await route.continue();
  });
  return code;
}

/** URL pattern of the script that every page loads, and that loads all other code. */
export const pageScript = '**/assets/entries/**';

/** @returns a promise to wait for, and the function that resolves it */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
