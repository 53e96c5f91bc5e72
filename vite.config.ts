import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { inlineScript } from './renderer/plugins/inlineScript.ts';
import { reloadOnStyle } from './renderer/plugins/reloadOnStyle.ts';
import { withoutPreloadHelper } from './renderer/plugins/withoutPreloadHelper.ts';
import { loadSettings } from './scripts/settings.ts';

const sharedByIslands =
  /^\0rolldown\/runtime|renderer\/islands\/hydrate|components\/ui\/|node_modules\/(?:react|react-dom|scheduler|react-i18next|i18next[\w-]*|use-sync-external-store|html-parse-stringify|void-elements)\//;

export default defineConfig({
  plugins: [inlineScript(), reloadOnStyle(), vike(), react(), tailwindcss(), withoutPreloadHelper()],
  define: { PUBLIC_SETTINGS: JSON.stringify(loadSettings().public) },
  build: {
    // The stylesheet is inlined into every document, so it must leave the server build minified.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every island needs is one file, asked for beside the island's own: no request waits for another.
        manualChunks: (id) => (sharedByIslands.test(id) ? 'hydrate' : null),
      },
    },
    target: ['chrome111', 'firefox128', 'safari16.4'],
  },
});
