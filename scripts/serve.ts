import { siteFolder } from './buildSite.ts';
import { listen } from './listen.ts';
import { runCommand } from './runCommand.ts';
import { createSiteServer } from './siteServer.ts';

/**
 * Serves the site that is built, until it is asked to stop.
 *
 * @param port where to listen
 */
export async function serve(port: number): Promise<void> {
  const server = createSiteServer({ folder: siteFolder });
  await listen(server, port);
  console.log(`Éprouva is served at http://localhost:${port} (Ctrl-C stops it).`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

if (process.argv[1]?.endsWith('serve.ts')) await runCommand(() => serve(Number(process.env.PORT ?? 3000)));
