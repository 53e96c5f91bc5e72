import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { inlineScript } from './renderer/plugins/inlineScript.ts';
import { reloadOnStyle } from './renderer/plugins/reloadOnStyle.ts';
import { withoutPreloadHelper } from './renderer/plugins/withoutPreloadHelper.ts';
import { loadSettings } from './scripts/settings.ts';

// What nearly every island needs, React and notices first.
const sharedByIslands = new RegExp(
  [
    '^\\0rolldown/runtime',
    'node_modules/(?:react|react-dom|scheduler|react-i18next|i18next[\\w-]*|use-sync-external-store|html-parse-stringify|void-elements|react-hot-toast|lucide-react)/',
    'components/ui/',
    'components/islands/(?:defineIsland|useHydrated|toasts/notify|toasts/ToastText)\\.ts',
    'renderer/hydration/hydrate',
  ].join('|'),
);
// Also asked for by what runs without React.
const standsAlone = /(?:renderer\/hydration\/styled|components\/islands\/wakeIsland)\.ts$/;

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
        // One file for all islands, asked for beside the island's own: no request waits for another.
        manualChunks(id) {
          const [name] = id.match(standsAlone) ?? [];
          return name ?? (sharedByIslands.test(id) ? 'hydrate' : null);
        },
      },
    },
    target: ['chrome111', 'firefox128', 'safari16.4', 'ios16.4'],
  },
});
