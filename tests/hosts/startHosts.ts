import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { caddySite } from '../../scripts/build/hosts/caddy.ts';
import { hosts } from '../../scripts/build/hosts/hosts.ts';
import { nginxServer } from '../../scripts/build/hosts/nginx.ts';
import { rulesFile, type SiteRules } from '../../scripts/build/hosts/siteRules.ts';
import { writeHost } from '../../scripts/build/hosts/writeHost.ts';
import { createSiteServer } from '../../scripts/serve/createSiteServer.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { brotliModule, hostPackages } from '../../scripts/test/installHosts.ts';
import { freePort } from '../freePort.ts';
import type { HostName } from './rows.ts';

/** The last version that runs on Node 20, fetched when it is first asked for: with its runtime it is larger than all else together. */
const wrangler = 'wrangler@4.79.0';

const hasProgram = (name: string) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined;
const nginxProgram = ['nginx', '/usr/sbin/nginx'].find(hasProgram);

/** What is needed to start each; where it is not there, its rows are not asked, and the test says so. */
export const isThere: Readonly<Record<HostName, boolean>> = {
  'npm start': true,
  nginx: nginxProgram !== undefined && existsSync(brotliModule),
  caddy: spawnSync('caddy', ['version'], { stdio: 'ignore' }).error === undefined,
  cloudflare:
    spawnSync('npx', ['--yes', '--prefer-offline', '--package', wrangler, 'node', '--version'], {
      stdio: 'ignore',
      timeout: 120_000,
    }).status === 0,
};

/** @returns what to do so that a host is asked too */
export function howToInstall(name: HostName): string {
  return name === 'cloudflare'
    ? `npx fetches ${wrangler} where there is a network`
    : `"apt-get install ${hostPackages.join(' ')}" as root on Debian, which "CI=1 npm test" does itself`;
}

/**
 * Serves what the build wrote for a host with the host's own program.
 *
 * @returns where it listens, and what ends it
 */
export async function startHost(name: HostName): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  if (name === 'npm start') {
    const server = createSiteServer({ folder: siteFolder });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return {
      port,
      stop: async () => {
        server.closeAllConnections();
        server.close();
      },
    };
  }

  const folder = mkdtempSync(path.join(tmpdir(), `host-${name}-`));
  const what = path.join(folder, 'upload');
  const host = hosts[name];
  if (!host) throw new Error(`There is no host ${name}.`);
  writeHost(host, { site: siteFolder, folder: what, hostname: 'localhost' });
  const [program = '', ...options] = commandFor(name, { folder, what, port });
  const child = spawn(program, options, {
    cwd: folder,
    stdio: 'ignore',
    // It serves nothing but this folder, and tells nobody of it.
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    detached: true,
  });
  await answers(port, child);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // With all that it has started.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function commandFor(
  name: Exclude<HostName, 'npm start'>,
  { folder, what, port }: { folder: string; what: string; port: number },
): string[] {
  const rules: SiteRules = JSON.parse(readFileSync(path.join(siteFolder, rulesFile), 'utf8'));
  const root = path.join(what, 'site');
  const file = path.join(folder, 'configuration');
  if (name === 'cloudflare')
    return [
      ...['npx', '--yes', '--prefer-offline', wrangler, 'pages', 'dev', what, '--ip', '127.0.0.1'],
      ...[
        '--port',
        String(port),
        '--compatibility-date',
        '2026-03-01',
        '--show-interactive-dev-session=false',
      ],
    ];
  if (name === 'caddy') {
    writeFileSync(file, `{\n\tadmin off\n}\n${caddySite(rules, `http://127.0.0.1:${port}`, root)}`);
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `load_module ${brotliModule};
daemon off;
pid ${folder}/pid;
error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
access_log off;
${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join('\n')}
${nginxServer(rules, { hostname: '_', listen: `listen 127.0.0.1:${port};`, root })}
}
`,
  );
  return [nginxProgram ?? 'nginx', '-p', folder, '-e', 'stderr', '-c', file];
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The host ended at once with code ${child.exitCode}.`);
    try {
      await fetch(`http://127.0.0.1:${port}/favicon.svg`);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`Nothing answers on port ${port}.`);
}
