import type { Plugin } from 'vite';

/** Vite's name for what it wraps around every `import()` (its plugin "build-import-analysis"). */
const helperId = '\0vite/preload-helper.js';

/** What the helper is called with, minified: it does nothing but call it. */
const wrappedImport = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+(?:\(\w*\))?\))?),\[\]\)/g;

/**
 * Lets `import()` be what it is in the browser: Vite's own helper, which also loads the style sheets of what is imported, would be
 * a third of all script that a page loads before an interaction. An island's downloads are started by `renderer/hydration/loader.ts`.
 *
 * @returns the Vite plugin; the build fails where Vite's helper has another name, or where code needs what it did
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    // Each module has its own: one for all would be a file of its own, asked for before any interaction.
    resolveId: (id, importer) => (id === helperId ? `${helperId}?${importer}` : undefined),
    load: (id) => (id.startsWith(helperId) ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      // After Vite has named the style sheets of each import: none.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.startsWith(helperId))))
          this.error(
            `Vite has no module "${helperId}" any more. See what wraps import() now, and ${import.meta.url}.`,
          );
        const styled = chunks.find(({ isEntry, viteMetadata }) => !isEntry && viteMetadata?.importedCss.size);
        if (styled) {
          this.error(
            `${styled.moduleIds.join(', ')}: nothing would load this style sheet in the browser. Import it with "?url" and link it, or use the site's classes.`,
          );
        }
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(wrappedImport, '$1');
      },
    },
  };
}
