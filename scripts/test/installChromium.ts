import { findChromium, findWholeChromium } from './findChromium.ts';
import { installPackages } from './installPackages.ts';

const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core'];

/**
 * Makes sure that Chromium is there for the tests, whole and without windows: the system's, Playwright's, or Debian's packages
 * where we may install them. The whole browser can do all of it, in more time.
 *
 * @throws Error that says what to run where it cannot be installed
 */
export function installChromium(): void {
  const whole = findWholeChromium();
  if (whole && whole !== findChromium()) return;
  installPackages('Chromium', packages);
  if (!findWholeChromium()) {
    throw new Error(
      'The tests need a Chromium. Install one: "npx playwright install chromium", or "apt-get install chromium chromium-headless-shell" as root on Debian.',
    );
  }
}
