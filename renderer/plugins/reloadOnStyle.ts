import type { Plugin } from 'vite';

/**
 * While editing: a document holds its stylesheet, so it is asked for again when the stylesheet changes. Vite alone would
 * replace a `link` that is not there.
 *
 * @returns the Vite plugin
 */
export function reloadOnStyle(): Plugin {
  return {
    name: 'reload-on-style',
    apply: 'serve',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.endsWith('.css')) {
        return;
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
