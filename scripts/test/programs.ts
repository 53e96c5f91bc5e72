import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's headless shell, in which tests take less than half the time. Playwright uses its own by default. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns the browser for headless tests; undefined to let Playwright start its own, or report that there is none */
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

/** Web servers on which the built site is tested, and nginx's module for the files that the build has compressed. */
export const hostPrograms = {
  nginx: '/usr/sbin/nginx',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
};

/** Browsers besides Chromium ({@link findChromium}), and their drivers. */
export const enginePrograms = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  /** A virtual screen, which WebKit's browser needs. */
  screen: '/usr/bin/Xvfb',
};

export const packagesOf = {
  Chromium: ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core'],
  hosts: ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'],
  engines: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
};

/** Installs Debian packages if allowed: as root, on Debian. Elsewhere the tests report what is missing or left out. */
export function installPackages(what: keyof typeof packagesOf): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return;
  }
  console.error(`Installing Debian's packages: ${packagesOf[what].join(', ')}…`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packagesOf[what]]]) {
    // A step that fails prints why, and the tests then report what is missing.
    spawnSync('apt-get', ['-qq', ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // In this runlevel an installed server is not started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  }
}
