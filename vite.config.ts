import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { displayFont } from './renderer/plugins/displayFont.ts';
import { inlineScript } from './renderer/plugins/inlineScript.ts';
import { pictures } from './renderer/plugins/pictures.ts';
import { plainImports } from './renderer/plugins/plainImports.ts';
import { reloadOnStyle } from './renderer/plugins/reloadOnStyle.ts';
import { wordsAtRenderTime } from './renderer/plugins/wordsAtRenderTime.ts';
import { loadSettings } from './scripts/settings.ts';

/** What nearly every island needs, React and notices first: one file for all islands, asked for beside the island's own. */
const sharedByIslands = [
  /^\0rolldown\/runtime/,
  /node_modules\/(?:react|react-dom|scheduler|react-i18next|i18next[\w-]*|use-sync-external-store|html-parse-stringify|void-elements|react-hot-toast|lucide-react)\//,
  /components\/ui\//,
  /components\/islands\/(?:defineIsland|useHydrated|toasts\/(?:notify|useNotify|ToastText))\.ts/,
  /renderer\/hydration\/hydrate/,
];
/** What is also asked for by what runs without React. */
const withoutReact = [/renderer\/hydration\/wholeStylesheet\.ts$/, /components\/islands\/wakeIsland\.ts$/];

export default defineConfig({
  plugins: [
    displayFont(),
    inlineScript(),
    pictures(),
    plainImports(),
    reloadOnStyle(),
    wordsAtRenderTime(),
    vike(),
    react(),
    tailwindcss(),
  ],
  define: { PUBLIC_SETTINGS: JSON.stringify(loadSettings().public) },
  build: {
    // The stylesheet is inlined into every document, so it must leave the server build minified.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // Vike's own group of files has no name for this report, which would be said at each build.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            ...withoutReact.map((test) => ({ name: 'alone', test, priority: 2 })),
            { name: 'hydrate', test: (id) => sharedByIslands.some((shared) => shared.test(id)), priority: 1 },
          ],
        },
      },
    },
    target: ['chrome111', 'firefox128', 'safari16.4', 'ios16.4'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The entry names each of them, before any interaction: short names, which their content still decides.
          output: { chunkFileNames: 'assets/chunks/[hash:6].js' },
        },
      },
    },
  },
});
