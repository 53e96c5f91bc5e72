import type { Server } from 'node:http';
import { functionsFolder, siteFolder } from '../siteFolder.ts';
import { createLocalServices, type LocalServiceOptions } from './createLocalServices.ts';
import { loadChatFunction } from './loadChatFunction.ts';
import { startSiteServer } from './startSiteServer.ts';

interface ServeOptions extends LocalServiceOptions {
  /** The address to listen on; without it, this machine alone can ask. */
  host?: string;
  /** 0 lets the system choose. */
  port: number;
  /** Variables of the chat function, which begin with `CHAT_`. */
  variables?: Readonly<Record<string, string | undefined>>;
}

/**
 * Serves the built site with its local services: those that stand in for others, and the chat function.
 *
 * @returns a server that listens
 * @throws Error that says what to do when the port is taken, the site has not been built, or the data folder cannot be used
 */
export async function serveSite({ host, port, variables = {}, ...options }: ServeOptions): Promise<Server> {
  const chat = await loadChatFunction(functionsFolder, variables);
  const services = await createLocalServices(options, chat.fetch);
  return startSiteServer({ folder: siteFolder, host, port, services });
}
