import type { LaunchOptions } from 'playwright/test';
import { findWholeChromium } from '../../scripts/test/findChromium.ts';

/**
 * The fixture `launchOptions` of a browser with its back/forward cache: Playwright switches it off, and the headless shell has none.
 *
 * @example const test = base.extend({ launchOptions: keepBackForwardCache });
 */
export const keepBackForwardCache: [
  (given: { launchOptions: LaunchOptions }, use: (options: LaunchOptions) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] = [
  ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: findWholeChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  { scope: 'worker' },
];
