import { existsSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Plugin } from 'vite';
import { localServices } from '../../content/localServices.ts';
import { createLocalServices } from '../serve/createLocalServices.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';
import { loadSettings, readVariables } from '../settings.ts';
import { functionsFolder } from '../siteFolder.ts';

/**
 * Gives `npm run dev` the local services of `npm start`. The chat answers from the pages of the last build.
 *
 * @returns the Vite plugin
 */
export function services(): Plugin {
  return {
    name: 'services',
    async configureServer({ config, middlewares }) {
      let chat: Promise<Pick<Hono, 'fetch'>> | undefined;
      const { dataFolder } = loadSettings().server;
      const local = await createLocalServices({ dataFolder }, async (request, env) => {
        try {
          if (!existsSync(functionsFolder)) {
            throw new Error('The chat answers from built pages, and there are none: npm run build');
          }
          chat ??= loadChatFunction(functionsFolder, readVariables());
          return (await chat).fetch(request, env);
        } catch (error) {
          // The next question tries again.
          chat = undefined;
          const message = error instanceof Error ? error.message : String(error);
          config.logger.error(message);
          return Response.json({ error: { message } }, { status: 503 });
        }
      });
      const answer = getRequestListener(local.fetch);
      const addresses = new RegExp(`^(?:${Object.values(localServices).join('|')})(?=[/?]|$)`);
      middlewares.use((request, response, next) =>
        addresses.test(request.url ?? '') ? answer(request, response) : next(),
      );
    },
  };
}
