import { build, type Plugin } from 'vite';
import { languages } from '../../../content/languages.ts';

const suffix = '?inline-script';

/** Lets server code import a bundled, minified script as a string: `./capture.ts?inline-script`. Browsers without `popover` skip it. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) {
        return;
      }
      const resolved = await this.resolve(id.slice(0, -suffix.length), importer);
      // The prefix `\0` stops other plugins from processing the module (Rollup, "Virtual Modules").
      return resolved && `\0${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) {
        return;
      }
      const entry = id.slice(1, -suffix.length);
      const { code, imports } = await bundle(entry, this.environment.config.define);
      for (const file of imports) {
        this.addWatchFile(file);
      }
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

async function bundle(entry: string, constants = {}): Promise<{ code: string; imports: string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // The script gets only the language codes, because the full list would double its size. With a single language the list is empty,
    // because there is nothing to choose or store.
    define: {
      ...constants,
      SUPPORTED_LANGUAGES: JSON.stringify(languages.length > 1 ? languages.map(({ code }) => code) : []),
    },
    build: {
      write: false,
      minify: true,
      target: 'es2020',
      lib: { entry, formats: ['iife'], name: 'inlineScript' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) {
    throw new Error(`${entry} could not be bundled as an inline script.`);
  }
  const [chunk] = output.output;
  return { code: `document.head.showPopover&&${chunk.code.trim()}`, imports: chunk.moduleIds };
}
