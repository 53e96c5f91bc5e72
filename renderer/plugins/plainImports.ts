import type { Plugin, Rolldown } from 'vite';

/** Vite's name for what it wraps around every `import()` (its plugin "build-import-analysis"). */
const helperId = '\0vite/preload-helper.js';

/** What the helper is called with, minified: it does nothing but call it. */
const wrappedImport = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+(?:\(\w*\))?\))*),\[\]\)/g;

/** A shorter file, in characters, is not named by the entry: the first file to come asks for it, long before the last one is there. */
const worthNamingLength = 1000;

/** What is left of the helper where all of its calls are gone. */
const idleHelper = /(?<=\bvar )[\w$]+=(\w)=>\1\(\),|,[\w$]+=(\w)=>\2\(\)(?=[,;])|\bvar [\w$]+=(\w)=>\3\(\);/g;

/**
 * Lets `import()` be what it is in the browser: Vite's own helper, which also loads the style sheets of what is imported, would be
 * a third of all script that a page loads before an interaction: 759 bytes of brotli, in a second file. An island's downloads are started
 * by `renderer/hydration/loader.ts`. What is read of the helper and of minified code is nothing that Vite (8) promises: docs/upgrading.md.
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
        if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.startsWith(helperId)))) {
          this.error(
            `Vite has no module "${helperId}" any more. See what wraps import() now, ${import.meta.url} and docs/upgrading.md.`,
          );
        }
        const styled = chunks.find(({ isEntry, viteMetadata }) => !isEntry && viteMetadata?.importedCss.size);
        if (styled) {
          this.error(
            `${styled.moduleIds.join(', ')}: nothing would load this style sheet in the browser. Import it with "?url" and link it, or use the site's classes.`,
          );
        }
        for (const chunk of chunks) {
          const code = chunk.code.replaceAll(wrappedImport, '$1');
          const isWrapped = chunk.moduleIds.some((id) => id.startsWith(helperId));
          const wrappers = chunk.code.match(wrappedImport)?.length;
          const imports = chunk.code.match(/\bimport\(`/g)?.length;
          // In other chunks a helper that stays does no harm: they are fetched with the first use.
          if (chunk.isEntry && isWrapped && (wrappers !== imports || code.search(idleHelper) < 0)) {
            this.error(
              `Vite wraps import() in ${chunk.fileName} in another way than ${import.meta.url} reads. See docs/upgrading.md.`,
            );
          }
          chunk.code = chunk.isEntry ? inOneWave(code, chunk, chunks) : code;
        }
      },
    },
  };
}

/**
 * A file that an `import()` of the entry brings names others at its top, which the browser would ask for a round trip later. The entry
 * asks for them in the same moment, but for those that another of its imports brings anyway.
 */
function inOneWave(
  code: string,
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): string {
  const namedBy = (file: string): string[] =>
    chunks
      .filter(({ fileName }) => fileName === file)
      .flatMap(({ imports }) => imports.flatMap((each) => [each, ...namedBy(each)]));
  const isAskedFor = (file: string) => entry.dynamicImports.includes(file);
  return code.replaceAll(idleHelper, '').replaceAll(/\bimport\(`\.\.\/([^`]+)`\)/g, (plain, name: string) => {
    const named = namedBy(`assets/${name}`);
    const brought = new Set(named.filter(isAskedFor).flatMap((file) => [file, ...namedBy(file)]));
    const isWorthNaming = (file: string) =>
      chunks.some(({ fileName, code: { length } }) => fileName === file && length >= worthNamingLength);
    const others = new Set(named.filter((file) => !brought.has(file) && isWorthNaming(file)));
    if (others.size === 0) {
      return plain;
    }
    const imports = [...others].map((file) => `import(\`../${file.replace('assets/', '')}\`)`);
    return `Promise.all([${[plain, ...imports].join()}]).then(([e])=>e)`;
  });
}
