import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian's packages where we may: as root, on Debian. Whoever calls looks afterwards whether they are there.
 *
 * @param what what they are for, as the terminal says it
 */
export function installPackages(what: string, packages: readonly string[]): void {
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
