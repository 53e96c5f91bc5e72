import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasChromium } from './findChromium.ts';

/**
 * Makes sure that a Chromium is there for the tests: the system's, Playwright's, or Debian's package where we may install it.
 *
 * @throws Error that says what to run where it cannot be installed
 */
export function installChromium(): void {
  if (hasChromium()) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    console.error('Installing Chromium (Debian package)…');
    for (const step of [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-dejavu-core'],
    ]) {
      spawnSync('apt-get', ['-qq', ...step], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  if (!hasChromium()) {
    throw new Error(
      'The tests need a Chromium. Install one: "npx playwright install chromium", or "apt-get install chromium" as root on Debian.',
    );
  }
}
