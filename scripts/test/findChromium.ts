import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's headless shell: tests take less than half the time in it. Playwright uses its own by default. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds the browser for headless tests: Debian's headless shell, else Playwright's own browser, else a full browser of the system.
 *
 * @returns its path; undefined to let Playwright start its own, or say that there is none
 */
export function findChromium(): string | undefined {
  if (existsSync(headlessShell)) {
    return headlessShell;
  }
  return existsSync(chromium.executablePath()) ? undefined : fullBrowsers.find(existsSync);
}

/** @returns the path of a full Chromium, for what the headless shell lacks, such as the back/forward cache; undefined if there is none */
export function findFullChromium(): string | undefined {
  return [chromium.executablePath(), ...fullBrowsers].find(existsSync);
}
