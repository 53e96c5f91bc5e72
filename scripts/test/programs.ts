import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's headless shell: tests take less than half the time in it. Playwright uses its own by default. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns the browser for headless tests; undefined to let Playwright start its own, or say that there is none */
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

/** Web servers that the built site is tried on, and nginx's module for the files that the build has compressed. */
export const hostPrograms = {
  nginx: '/usr/sbin/nginx',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
};

/** Browsers besides Chromium ({@link findChromium}), and what drives them. */
export const enginePrograms = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  /** A screen that nobody sees: WebKit's browser cannot do without. */
  screen: '/usr/bin/Xvfb',
};

export const packagesOf = {
  Chromium: ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core'],
  hosts: ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'],
  engines: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
};

/** Installs Debian's packages where we may: as root, on Debian. Elsewhere the tests say what is missing, or what they have left out. */
export function installPackages(what: keyof typeof packagesOf): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return;
  }
  console.error(`Installing Debian's packages: ${packagesOf[what].join(', ')}…`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packagesOf[what]]]) {
    // A step that fails says why by itself; the tests then say what is missing.
    spawnSync('apt-get', ['-qq', ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // In this runlevel no server that is installed is started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  }
}
