import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

const id = 'virtual:island-modules';

/**
 * Gives code every island's module by the island's name, the name of its folder. `import.meta.glob` would do so by their paths, in
 * script that every page loads before an interaction.
 *
 * @returns the Vite plugin
 */
export function islandModules(): Plugin {
  return {
    name: 'island-modules',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) {
        return;
      }
      const modules = globSync('components/islands/*/*.island.tsx')
        .sort()
        .map((file) => `${path.basename(path.dirname(file))}: () => import('/${file}')`);
      return `export const islandModules = { ${modules.join()} };`;
    },
  };
}
