import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { globSync } from 'tinyglobby';

/** A first use of an island, as soon as it can be seen and before its code has loaded (the island's `earlyUse.json`). */
export interface EarlyUse {
  island: string;
  /** The path of the page, without the language. */
  path: string;
  /** Selector of the control that is used. */
  control: string;
  /** What is typed into the control; without a text it is clicked. */
  text?: string;
  pressesEnter?: boolean;
  /** Selector of what the visitor must see afterwards. */
  effect: string;
}

/** An early use of each island that a visitor hydrates by using it. */
export const earlyUses: readonly EarlyUse[] = globSync('components/islands/*/earlyUse.json')
  .sort()
  .map((file) => ({
    island: path.basename(path.dirname(file)),
    ...JSON.parse(readFileSync(file, 'utf8')),
  }));

/** Uses an island at once, as a quick visitor does: typing takes so long that the island is hydrated meanwhile. */
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

/** Slows the processor and the network of a page down to Lighthouse's phone on "slow 4G". */
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
