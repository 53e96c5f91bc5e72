import { existsSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { escapePath } from 'tinyglobby';
import { createServer, type Plugin } from 'vite';
import { localServices } from '../content/localServices.ts';
import { editing } from './dev/editing.ts';
import { whenParentEnds } from './processes.mjs';
import { runCommand } from './runCommand.ts';
import { createLocalServices, loadChatFunction } from './serve/createLocalServices.ts';
import { loadSettings, readVariables } from './settings.ts';
import { functionsFolder } from './siteFolder.ts';

/** Vite's default list (its documentation, "server.fs.deny"). Vite does not merge it with a list of ours. */
const deniedByDefault = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

await runCommand(async () => {
  const server = await createServer({
    server: {
      // This server can write into the project, so it accepts only this machine (`host`), and refuses pages of other sites (`cors`).
      // The data folder contains what visitors have sent, so no page may load it (`deny`).
      host: 'localhost',
      port: Number(process.env.PORT ?? 3000),
      cors: false,
      fs: { deny: [...deniedByDefault, `${escapePath(path.resolve(loadSettings().server.dataFolder))}/**`] },
    },
    plugins: [editing(), islands(), services()],
  });
  await server.listen();
  server.printUrls();
  whenParentEnds(() => server.close().finally(() => process.exit()));
});

/**
 * Shows a change at once. React replaces the code of a hydrated island. A changed style sheet reloads the page. Any other file changes the
 * HTML of the server: the browser gets the event `page:changed`, and reloads if needed (`browser/reloadPage.ts`).
 */
function islands(): Plugin {
  return {
    name: 'islands',
    enforce: 'pre',
    // React replaces a module only if each export is a component or ignored (@vitejs/plugin-react, "Consistent components exports").
    // An island's module exports `island`, which holds its component.
    transform: {
      filter: { code: /\bdefineIsland\(/ },
      handler(code) {
        return this.environment.name === 'client'
          ? `${code}\nexport const IslandComponent = island.Component;\nglobalThis.__getReactRefreshIgnoredExports = () => ['island'];`
          : undefined;
      },
    },
    hotUpdate(change) {
      // The CSS of a page is inline, so Vite finds no `<link>` to update.
      if (this.environment.name === 'client' && change.file.endsWith('.css')) {
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      const { client } = change.server.environments;
      // If only the server has loaded the file, Vike itself reloads the page.
      if (this.environment.name === 'ssr' && client.moduleGraph.getModulesByFile(change.file)) {
        const file = path.relative(change.server.config.root, change.file).replaceAll(path.sep, '/');
        client.hot.send({ type: 'custom', event: 'page:changed', data: file });
      }
      return undefined;
    },
  };
}

/** Gives `npm run dev` the local services of `npm start`. The chat answers from the pages of the last build. */
function services(): Plugin {
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
          // The next question loads the function again.
          chat = undefined;
          const message = error instanceof Error ? error.message : String(error);
          config.logger.error(message);
          return Response.json({ error: { message } }, { status: 503 });
        }
      });
      const respond = getRequestListener(local.fetch);
      const paths = new RegExp(`^(?:${Object.values(localServices).join('|')})(?=[/?]|$)`);
      middlewares.use((request, response, next) =>
        paths.test(request.url ?? '') ? respond(request, response) : next(),
      );
    },
  };
}
