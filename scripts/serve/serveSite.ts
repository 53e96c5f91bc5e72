import type { Server } from 'node:http';
import { functionsFolder, siteFolder } from '../siteFolder.ts';
import { createLocalServices } from './createLocalServices.ts';
import { createVitalsEndpoint } from './createVitalsEndpoint.ts';
import { createSubmissionStore } from './forms/createSubmissionStore.ts';
import { loadChatFunction } from './loadChatFunction.ts';
import { startSiteServer } from './startSiteServer.ts';

interface ServeOptions {
  /** 0 lets the system choose. */
  port: number;
  /** Where submissions and field data go. */
  dataFolder: string;
  /** Variables of the chat function, which begin with `CHAT_`. */
  variables?: Readonly<Record<string, string | undefined>>;
  /** Submissions that one address may send in a minute. */
  submissionsPerMinute?: number;
}

/**
 * Serves the built site with its local services.
 *
 * @returns a server that listens
 * @throws Error that says what to do when the port is taken, the site has not been built, or the data folder cannot be used
 */
export async function serveSite(options: ServeOptions): Promise<Server> {
  const { port, dataFolder, variables = {}, submissionsPerMinute = 30 } = options;
  const store = await createSubmissionStore(dataFolder);
  const chat = await loadChatFunction(functionsFolder, variables);
  const floodLimit = { limit: submissionsPerMinute, windowMs: 60_000 };
  const services = createLocalServices({ store, chat, floodLimit });
  services.route('/vitals', createVitalsEndpoint(dataFolder, floodLimit));
  return startSiteServer({ folder: siteFolder, port, services });
}
