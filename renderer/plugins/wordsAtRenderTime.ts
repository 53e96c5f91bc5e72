import path from 'node:path';
import type { Plugin } from 'vite';

const prefix = '\0at-render-time:';

/** `locales/fr/home.json`, with `?url` too, and `content/articles/a-title/fr.md?raw`. */
const written = /^((?:locales|content\/articles)\/[^/]+\/[^/]+\.(?:json|md))(\?url|\?raw)?$/;

/**
 * Lets a build's server code read words and articles when it renders, not when it is bundled: a changed word then needs no new
 * bundle. Code that imports one takes it as a whole: `import words from './fr/about.json'`.
 *
 * @returns the Vite plugin
 */
export function wordsAtRenderTime(): Plugin {
  let root = '';
  // Vite takes an id that ends with .json for JSON.
  const files = new Map<string, string>();
  return {
    name: 'words-at-render-time',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id, importer) {
      if (!importer || !id.startsWith('.')) return;
      const file = path.relative(root, path.resolve(path.dirname(importer), id)).replaceAll(path.sep, '/');
      if (!written.test(file)) return;
      const own = prefix + file.replaceAll('.', '/');
      files.set(own, file);
      return own;
    },
    load(id) {
      const [, file, query] = written.exec(files.get(id) ?? '') ?? [];
      if (!file) return;
      const text = `readFileSync(${JSON.stringify(file)}, 'utf8')`;
      const read = `import { readFileSync } from 'node:fs';`;
      if (query === '?raw') return `${read}export default ${text}`;
      if (query === '?url')
        return `${read}import { servedWords, wordFileUrl } from ${JSON.stringify(path.join(root, 'renderer/i18n/servedWords.ts'))};
          export default wordFileUrl(${JSON.stringify(file)}, servedWords(${JSON.stringify(file)}, ${text}))`;
      return `${read}export default JSON.parse(${text})`;
    },
  };
}
