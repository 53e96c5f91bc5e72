import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A Chromium without windows does the same work in less than half the time; it is what Playwright, too, drives by itself. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * @returns the path of the machine's Chromium, without windows where there is one; nothing where Playwright's own is installed,
 *   which it finds by itself, and nothing where there is none
 */
export function findChromium(): string | undefined {
  if (existsSync(headlessShell)) {
    return headlessShell;
  }
  return existsSync(chromium.executablePath()) ? undefined : wholeBrowsers.find(existsSync);
}

/** @returns the path of a whole Chromium, for what only that has; nothing where there is none */
export function findWholeChromium(): string | undefined {
  return [chromium.executablePath(), ...wholeBrowsers].find(existsSync);
}
