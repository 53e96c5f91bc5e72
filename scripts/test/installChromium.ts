import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findWholeChromium } from './findChromium.ts';

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
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.error('Installing Chromium (Debian packages)…');
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync('apt-get', ['-qq', ...step], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  if (!findWholeChromium()) {
    throw new Error(
      'The tests need a Chromium. Install one: "npx playwright install chromium", or "apt-get install chromium chromium-headless-shell" as root on Debian.',
    );
  }
}
