import type { LaunchOptions } from 'playwright/test';

/**
 * The fixture `launchOptions` of a browser with its back/forward cache, which Playwright switches off.
 *
 * @example const test = base.extend({ launchOptions: keepBackForwardCache });
 */
export const keepBackForwardCache: [
  (given: { launchOptions: LaunchOptions }, use: (options: LaunchOptions) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] = [
  ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  { scope: 'worker' },
];
