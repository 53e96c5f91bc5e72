import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

const id = 'virtual:island-modules';
const islandFiles = 'components/islands/*/*.island.tsx';

/**
 * Gives code every island's module by the island's name, the name of its folder. `import.meta.glob` would do so by their paths, in
 * script that every page loads before an interaction.
 *
 * @returns the Vite plugin
 */
export function islandModules(): Plugin {
  return {
    name: 'island-modules',
    // Vite prepares the packages of all islands at the start. One that it met only when an island wakes would make it load the page again.
    config: () => ({ optimizeDeps: { entries: [islandFiles] } }),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) {
        return;
      }
      const modules = globSync(islandFiles)
        .sort()
        .map((file) => `${path.basename(path.dirname(file))}: () => import('/${file}')`);
      return `export const islandModules = { ${modules.join()} };`;
    },
    // An island is added or taken away while `npm run dev` runs: the list is made anew, and the page with it.
    hotUpdate({ type, file, modules }) {
      const list = this.environment.moduleGraph.getModuleById(`\0${id}`);
      return type !== 'update' && file.endsWith('.island.tsx') && list ? [...modules, list] : undefined;
    },
  };
}
