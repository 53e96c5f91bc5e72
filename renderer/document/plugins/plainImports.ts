import type { Plugin } from 'vite';

/** Vite's id of the helper that it wraps around every `import()` of the browser's code. */
const helperId = '\0vite/preload-helper.js';

/** Matches the modules of the entry that import others when they are needed. */
const ofEntry = /(?:\+client\.ts|loader\.ts|entries\.ts)$/;

/** Vite's list of chunks, and its start, by which it keeps itself for the next call: that is more to fetch than it saves. */
const listName = '__vite__mapDeps';
const rememberedList = new RegExp(`m=${listName},d=\\(m\\.f\\|\\|\\(m\\.f=(\\[.*?\\])\\)\\)`);

/**
 * Replaces Vite's preload helper, a second file of 760 bytes, by one line that fetches the chunks of an `import()` in one wave, and
 * shortens their list: all are in one folder (`chunkFileNames` in `vite.config.ts`). Vite (8) does not promise the helper's id:
 * docs/upgrading.md.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    // Each importer has a copy, which stands in its chunk, and those of the entry share one. A copy for all would be a chunk of its own,
    // fetched before an interaction.
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
