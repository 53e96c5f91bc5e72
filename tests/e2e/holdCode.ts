import type { Page } from 'playwright/test';

/**
 * Holds files back until the test opens the gate.
 *
 * @param page a page that has not asked for them yet
 * @param files the files; without a pattern, the code of islands
 */
export async function holdCode(page: Page, files = '**/assets/chunks/**'): Promise<ReturnType<typeof gate>> {
  const code = gate();
  await page.route(files, async (route) => {
    await code.opened;
    await route.continue();
  });
  return code;
}

/** The script that each page loads, and that asks for all other code. */
export const pageScript = '**/assets/entries/**';

/** @returns a commitment to wait for, and the function by which a test fulfils it */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
