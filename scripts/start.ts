import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { siteIsFresh } from './build/builtSite.ts';
import { buildFlags, endedBy, whenParentEnds } from './processes.mjs';
import { runCommand } from './runCommand.ts';
import { serveSite } from './serve/startSiteServer.ts';
import { loadSettings, readVariables } from './settings.ts';
import { siteFolder } from './siteFolder.ts';

await runCommand(async () => {
  const { host, port, dataFolder } = loadSettings().server;
  if (siteIsFresh()) {
    console.log(`${siteFolder} is up to date.`);
  } else {
    await build();
  }
  const server = await serveSite({ host, port, dataFolder, variables: readVariables() });
  const { port: given } = server.address() as AddressInfo;
  console.log(`The site is served at http://${nameIn(host)}:${given} (Ctrl-C stops it).`);

  // Node exits by itself once all submissions are on the disk.
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  whenParentEnds(stop);
});

/** @returns a host as a URL writes it; `localhost` if the server listens on every address of this machine */
function nameIn(host: string): string {
  return ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
}

/** Builds in a separate process, which frees its memory at the end. If the build fails, this process exits with its code. */
async function build(): Promise<void> {
  console.log('Building the site…');
  const child = spawn(process.execPath, [...buildFlags, '--import', 'tsx', 'scripts/build.ts', '--local'], {
    stdio: 'inherit',
  });
  process.once('SIGTERM', () => child.kill());
  const [code, signal] = await once(child, 'exit');
  if (signal === 'SIGKILL') {
    console.error(endedBy(signal));
  }
  if (code !== 0) {
    process.exit(code ?? 1);
  }
}
