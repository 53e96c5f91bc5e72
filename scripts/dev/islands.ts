import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Shows a change of an island at once. It is a plugin of `npm run dev` only.
 *
 * React replaces the code of an island that is awake, and the visitor's text stays. Everything else is HTML of the server, also an island
 * that sleeps: the browser learns which file has changed (`browser/reloadPage.ts`), because it alone knows what is awake.
 *
 * @returns the Vite plugin
 */
export function islands(): Plugin {
  return {
    name: 'islands',
    enforce: 'pre',
    // React replaces a module of which each export is a component, or ignored (@vitejs/plugin-react, "Consistent components exports").
    // An island's module exports `island`, which holds its component.
    transform: {
      filter: { id: /\.island\.tsx$/ },
      handler(code) {
        return this.environment.name === 'client'
          ? `${code}\nexport const IslandComponent = island.Component;\nglobalThis.__getReactRefreshIgnoredExports = () => ['island'];`
          : undefined;
      },
    },
    hotUpdate(change) {
      const { client } = change.server.environments;
      // A file that the browser knows too. Of one that only the server loads, Vike tells the browser itself.
      if (this.environment.name === 'ssr' && client.moduleGraph.getModulesByFile(change.file)) {
        const file = path.relative(change.server.config.root, change.file).replaceAll(path.sep, '/');
        client.hot.send({ type: 'custom', event: 'page:changed', data: file });
      }
    },
  };
}
