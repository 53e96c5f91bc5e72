import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * @returns the path of the machine's Chromium; nothing where Playwright's own is installed, which it finds by itself,
 *   and nothing where there is none
 */
export function findChromium(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find(existsSync);
}

/** @returns whether a browser for the tests is there */
export function hasChromium(): boolean {
  return existsSync(chromium.executablePath()) || findChromium() !== undefined;
}
