import type { Page } from 'playwright';

/**
 * Makes a page's machine and network slow: CPU 4 times slower, 1.6 Mbit/s, 150 ms.
 *
 * @param page a Chromium page
 */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
