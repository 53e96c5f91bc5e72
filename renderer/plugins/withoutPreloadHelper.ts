import type { Plugin } from 'vite';

const helperId = '\0vite/preload-helper.js';

/**
 * Takes Vite's preload helper out of the browser's code: it would be a third of all script that a page loads before an
 * interaction, and a request of its own. An island's downloads are started by `renderer/hydration/loader.ts`.
 *
 * @returns the Vite plugin
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const helper = chunks.find(({ moduleIds }) => moduleIds.includes(helperId));
      if (!helper) return;

      const styled = chunks.find(({ isEntry, viteMetadata }) => !isEntry && viteMetadata?.importedCss.size);
      if (styled) {
        this.error(
          `${styled.moduleIds.join(', ')}: nothing would load this style sheet in the browser. Import it with "?url" and link it, or use the site's classes.`,
        );
      }
      const name = helper.fileName.split('/').at(-1);
      const importOfHelper = new RegExp(`import\\{(?:\\w+ as )?(\\w+)\\}from"[^"]*/${name}";`);
      for (const chunk of chunks) {
        if (!chunk.imports.includes(helper.fileName)) continue;
        const [found, alias] = importOfHelper.exec(chunk.code) ?? [];
        if (!found || !alias)
          this.error(`${chunk.fileName}: its import of ${name} has an unknown form. See ${import.meta.url}.`);
        const plainCall = new RegExp(`\\b${alias}\\(\\(\\)=>(import\\([^()]*\\)),[^()]*\\)`, 'g');
        chunk.code = `const ${alias}=load=>load();${chunk.code.replace(found, '').replaceAll(plainCall, '$1')}`;
        chunk.imports = chunk.imports.filter((file) => file !== helper.fileName);
      }
      delete bundle[helper.fileName];
    },
  };
}
