import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { globSync } from 'tinyglobby';

/** What a visitor may do with an island as soon as it can be seen, before its code has come: its `earlyUse.json`. */
export interface EarlyUse {
  island: string;
  /** The page without its language. */
  path: string;
  /** Selector of what is used. */
  control: string;
  /** What is typed into it; without text it is clicked. */
  text?: string;
  /** Whether Enter follows. */
  pressesEnter?: boolean;
  /** Selector of what the visitor sees then. */
  effect: string;
}

/** The file of each island that a visitor can hydrate by using it. */
export const earlyUses: readonly EarlyUse[] = globSync('components/islands/*/earlyUse.json')
  .sort()
  .map((file) => ({
    island: path.basename(path.dirname(file)),
    ...JSON.parse(readFileSync(file, 'utf8')),
  }));

/** Uses an island as a quick visitor does: some of what is typed falls into the moment in which the island is hydrated. */
export async function actEarly(page: Page, { control, text, pressesEnter }: EarlyUse): Promise<void> {
  const target = page.locator(control);
  if (text === undefined) {
    await target.click();
    return;
  }
  await target.focus();
  await target.pressSequentially(text, { delay: 60 });
  if (pressesEnter) {
    await target.press('Enter');
  }
}

/** Makes a page's machine and network as slow as Lighthouse's phone on its "slow 4G". */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
