import type { Plugin } from 'vite';

/** Vite's id of the helper that it wraps around every `import()` of the browser's code. */
const helperId = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper, which is a second file of 760 bytes of brotli, by one line. The helper also loads the style sheets of
 * imported code, which this site has none of; all that is left to do is to fetch the chunks that an `import()` needs in one wave.
 *
 * Vite (8) does not promise the id: docs/upgrading.md. With another id its own helper works, and `tests/site/scriptBudget.test.ts` fails.
 *
 * @returns the Vite plugin
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    // Each importer has a copy, which stands in its chunk. A shared one would be a chunk of its own, fetched before an interaction.
    resolveId: (id, importer) => (id === helperId ? `${helperId}?${importer}` : undefined),
    load: (id) =>
      id.startsWith(helperId)
        ? 'export const __vitePreload = (load, chunks) => Promise.all([load(), ...chunks.map((chunk) => import("/" + chunk))]).then(([module]) => module);'
        : undefined,
  };
}
