import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findWholeChromium } from './findChromium.ts';

/**
 * Makes sure that Chromium is there for the tests, whole and without windows: the system's, Playwright's, or Debian's packages
 * where we may install them. The whole browser can do all of it, in more time.
 *
 * @throws Error that says what to run where it cannot be installed
 */
export function installChromium(): void {
  const whole = findWholeChromium();
  if (whole && whole !== findChromium()) return;
  installPackages('Chromium', [
    'chromium',
    'chromium-headless-shell',
    'fonts-liberation',
    'fonts-dejavu-core',
  ]);
  if (!findWholeChromium()) {
    throw new Error(
      'The tests need a Chromium. Install one: "npx playwright install chromium", or "apt-get install chromium chromium-headless-shell" as root on Debian.',
    );
  }
}

/** nginx and its module for the files that the build has compressed, and Caddy. */
export const hostPrograms = {
  nginx: '/usr/sbin/nginx',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
};
/** What Debian calls them. */
export const hostPackages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

/**
 * Makes sure that nginx and Caddy are there where nobody is to ask: under CI. Elsewhere the tests say what they have left out;
 * web servers are not for a test to put on a person's machine.
 */
export function installHosts(): void {
  if (process.env.CI && !Object.values(hostPrograms).every(existsSync))
    installPackages('nginx and Caddy', hostPackages);
}

export const firefoxProgram = '/usr/bin/firefox-esr';
export const chromiumDriver = '/usr/bin/chromedriver';
export const webkitDriver = '/usr/bin/WebKitWebDriver';
/** A screen that nobody sees: WebKit's browser cannot do without. */
export const screenProgram = '/usr/bin/Xvfb';
const enginePrograms = [firefoxProgram, chromiumDriver, webkitDriver, screenProgram];
/** What Debian calls them. */
export const enginePackages = ['firefox-esr', 'chromium', 'chromium-driver', 'webkit2gtk-driver', 'xvfb'];

/** Makes sure that the engines are there, where we may install them. Elsewhere the tests say what they have left out. */
export function installEngines(): void {
  if (!enginePrograms.every(existsSync)) installPackages('Firefox, Chromium and WebKit', enginePackages);
}

/**
 * Installs Debian's packages where we may: as root, on Debian. Whoever calls looks afterwards whether they are there.
 *
 * @param what what they are for, as the terminal says it
 */
function installPackages(what: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.error(`Installing ${what} (Debian packages)…`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // In this runlevel no server that is installed is started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  }
}
