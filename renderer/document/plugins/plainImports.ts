import type { Plugin } from 'vite';

/** The id of the helper that Vite wraps around each `import()` in browser code. */
const helperId = '\0vite/preload-helper.js';

/** Matches the modules of the entry chunk that contain an `import()`. */
const ofEntry = /(?:\+client\.ts|loader\.ts|entries\.ts)$/;

/** The name of Vite's list of chunks. A shorter name replaces it. */
const listName = '__vite__mapDeps';
/**
 * Matches the parameters in which Vite caches the list: `(i,m=__vite__mapDeps,d=(m.f||(m.f=[…])))`. They become `(i,d=[…])`, because
 * the cache costs more bytes than it saves.
 */
const rememberedList = new RegExp(`m=${listName},d=\\(m\\.f\\|\\|\\(m\\.f=(\\[.*?\\])\\)\\)`);

/**
 * Replaces Vite's preload helper, a separate file of 760 bytes, by one line that loads all chunks of an `import()` at the same time. Also
 * shortens the paths in the list of chunks to file names, because all are in one folder (`chunkFileNames` in `vite.config.ts`). The
 * helper's id is not a public API of Vite (8): docs/upgrading.md.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    // Each importer has its own copy of the helper in its chunk; the modules of the entry share one copy. A single copy for all would
    // become a separate chunk, which every page would load before an interaction.
    resolveId: (id, importer = '') =>
      id === helperId ? `${helperId}?${ofEntry.test(importer) ? 'entry' : importer}` : undefined,
    load: (id) =>
      id.startsWith(helperId)
        ? 'export const __vitePreload = (load, chunks) => Promise.all([load(), ...chunks.map((chunk) => import("../chunks/" + chunk))]).then(([module]) => module);'
        : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') {
            chunk.code = chunk.code
              .replace(rememberedList, (_all, list: string) => `d=${list.replaceAll('assets/chunks/', '')}`)
              .replaceAll(listName, '__d');
          }
        }
      },
    },
  };
}
