import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { caddySite } from '../../scripts/build/hosts/caddy.ts';
import { hostNamed, writeHost } from '../../scripts/build/hosts/hosts.ts';
import { nginxServer } from '../../scripts/build/hosts/nginx.ts';
import { rulesFile, type SiteRules } from '../../scripts/build/hosts/siteRules.ts';
import { startSiteServer } from '../../scripts/serve/startSiteServer.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { hostPrograms, packagesOf } from '../../scripts/test/programs.ts';
import { freePort } from '../freePort.ts';
import { type HostName, oldUrls } from './rows.ts';

/** The last version that runs on Node 20. Fetched by npx, because with its runtime it is larger than all dependencies together. */
const wrangler = 'wrangler@4.79.0';
const npx = ['--yes', '--prefer-offline'];

/** @returns why a host is skipped, or `undefined`: `npm test` tests only the site server, `npm test all` every host that is installed */
export function reasonToSkip(name: HostName): string | undefined {
  if (name === 'npm start') {
    return undefined;
  }
  if (!process.env.TEST_ALL) {
    return 'npm test all';
  }
  if (name === 'cloudflare') {
    const there = spawnSync('npx', [...npx, '--package', wrangler, 'true'], { timeout: 120_000 });
    return there.status === 0 ? undefined : `npx fetches ${wrangler} where there is a network`;
  }
  if (Object.values(hostPrograms).every(existsSync)) {
    return undefined;
  }
  return `"apt-get install ${packagesOf.hosts.join(' ')}" as root on Debian, which "CI=1 npm test all" does itself`;
}

/** Serves what the build wrote for a host, by the program of the host. @returns the port, and a function that ends the program */
export async function startHost(name: HostName): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  if (name === 'npm start') {
    const server = await startSiteServer({ folder: siteFolder, host: '127.0.0.1', port });
    const stop = async () => {
      server.closeAllConnections();
      server.close();
    };
    return { port, stop };
  }

  const folder = mkdtempSync(path.join(tmpdir(), `host-${name}-`));
  const upload = path.join(folder, 'upload');
  writeHost(hostNamed(name), { site: siteFolder, folder: upload }, 'localhost');
  const [program = '', ...options] = commandFor(name, { folder, upload, port });
  const child = spawn(program, options, {
    cwd: folder,
    stdio: 'ignore',
    // wrangler asks no questions in CI, sends no metrics, and writes its settings and logs into this folder.
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    // Ends the whole process group, with all that the program has started.
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const responds = () => fetch(`http://127.0.0.1:${port}/favicon.svg`).then(Boolean, () => false);
  for (let tries = 0; !(await responds()); tries += 1) {
    if (tries === 400 || child.exitCode !== null) {
      await stop();
      throw new Error(`${name} does not answer on port ${port}.`);
    }
    await wait(100);
  }
  return { port, stop };
}

/** @returns the command that serves the upload, after it has written the program's configuration into the folder */
function commandFor(
  name: Exclude<HostName, 'npm start'>,
  { folder, upload, port }: { folder: string; upload: string; port: number },
): string[] {
  if (name === 'cloudflare') {
    const options = `--ip 127.0.0.1 --port ${port} --compatibility-date 2026-03-01 --show-interactive-dev-session=false`;
    return ['npx', ...npx, wrangler, 'pages', 'dev', upload, ...options.split(' ')];
  }
  const built: SiteRules = JSON.parse(readFileSync(path.join(siteFolder, rulesFile), 'utf8'));
  const rules = { ...built, redirects: [...built.redirects, ...oldUrls] };
  const root = path.join(upload, 'site');
  const file = path.join(folder, 'configuration');
  if (name === 'caddy') {
    writeFileSync(file, `{\n\tadmin off\n}\n${caddySite(rules, `http://127.0.0.1:${port}`, root)}`);
    return [hostPrograms.caddy, 'run', '--config', file, '--adapter', 'caddyfile'];
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `load_module ${hostPrograms.brotli};
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
  return [hostPrograms.nginx, '-p', folder, '-e', 'stderr', '-c', file];
}
