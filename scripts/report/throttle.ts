import type { Page } from 'playwright';

export interface Line {
  kilobitsPerSecond: number;
  latencyMs: number;
}

/** Lighthouse's "slow 4G". */
const slow4g: Line = { kilobitsPerSecond: 1.6 * 1024, latencyMs: 150 };

/** GPRS at the edge of its cell. */
export const gprs: Line = { kilobitsPerSecond: 100, latencyMs: 700 };

/** Makes a page's machine and network slow. @param line its network; slow 4G where nothing is said */
export async function throttle(page: Page, line: Line = slow4g, slowdown = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  const bytesPerSecond = (line.kilobitsPerSecond * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
