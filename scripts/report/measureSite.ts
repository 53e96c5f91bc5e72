import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright';
import { startSiteServer } from '../serve/startSiteServer.ts';
import { siteFolder } from '../siteFolder.ts';
import { findChromium } from '../test/findChromium.ts';

/** Serves the built site, without its services, for as long as something is measured. @returns what it returns */
export async function withSite<Result>(measure: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await startSiteServer({ folder: siteFolder, port: 0 });
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The same, with a browser. @throws Error when there is none */
export function withBrowser<Result>(
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  return withSite(async (origin) => {
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      return await measure(browser, origin);
    } finally {
      await browser.close();
    }
  });
}
