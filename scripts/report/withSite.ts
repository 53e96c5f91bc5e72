import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../serve/createSiteServer.ts';
import { listen } from '../serve/listen.ts';
import { siteFolder } from '../siteFolder.ts';

/** Serves the built site, without its services, for as long as something is measured. @returns what it returns */
export async function withSite<Result>(measure: (origin: string) => Promise<Result>): Promise<Result> {
  const server = createSiteServer({ folder: siteFolder });
  await listen(server, 0);
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
