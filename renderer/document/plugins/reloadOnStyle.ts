import type { Plugin } from 'vite';

/**
 * A Vite plugin that reloads the page in development when a style sheet changes. The style of a page is inline, so Vite finds no `<link>`
 * that it could update.
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
      // No module is updated: the page is loaded again.
      return [];
    },
  };
}
