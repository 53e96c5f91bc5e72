import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import thirdParties from './content/thirdParties.json' with { type: 'json' };
import { consentVersionOf } from './renderer/facts/consentVersion.ts';
import { displayFont } from './renderer/plugins/displayFont.ts';
import { inlineScript } from './renderer/plugins/inlineScript.ts';
import { islandModules } from './renderer/plugins/islandModules.ts';
import { plainImports } from './renderer/plugins/plainImports.ts';
import { reloadOnStyle } from './renderer/plugins/reloadOnStyle.ts';
import { wordFileUrls } from './renderer/plugins/wordFileUrls.ts';
import { loadSettings } from './scripts/settings.ts';

/**
 * Files that several islands share, by the name of what they are bundled into, each asked for in the same moment as the island's own.
 * React's is the largest and comes last, and waits for nothing; what nearly every island needs beside it is ready by then; then what
 * only forms need. A file belongs to the last that names it.
 */
const bundles: Readonly<Record<string, readonly RegExp[]>> = {
  // Plain scripts use `deliver.ts` too, and must not bring React with it. Islands ask for the style sheet in the first wave: in a chunk
  // of its own, `deliver.ts` would come a round trip after React.
  early: [/renderer\/hydration\/(?:deliver|loadStyles)\./],
  prepare: [
    /node_modules\/(?:react|react-i18next|i18next[\w-]*|use-sync-external-store|html-parse-stringify|void-elements|react-hot-toast)\//,
    /components\/ui\//,
    /components\/islands\/(?:toasts\/(?:notify|ToastText|CopyOutcome|useCountdown)|forms\/useErrorTitle)\.tsx?$/,
    /content\/(?:consultants|contactPath|entryOf|languageList|languages|splitPath|storedItems)\./,
    /renderer\/(?:facts|i18n|islands)\//,
    /renderer\/forms\/faultOf\./,
  ],
  hydrate: [/node_modules\/(?:react-dom|scheduler)\//, /renderer\/hydration\/(?:hydrate|keepState)\./],
  forms: [
    /components\/islands\/forms\//,
    /content\/forms\/formDefinition\./,
    /node_modules\/(?:@headlessui|@react-aria|@react-stately|@react-types|@floating-ui|@tanstack|@internationalized|@swc|tabbable|clsx)\//,
  ],
};

export default defineConfig({
  plugins: [
    displayFont(),
    inlineScript(),
    islandModules(),
    imagetools(),
    plainImports(),
    reloadOnStyle(),
    wordFileUrls(),
    vike(),
    react(),
    tailwindcss(),
  ],
  define: {
    PUBLIC_SETTINGS: JSON.stringify(loadSettings().public),
    CONSENT_VERSION: JSON.stringify(consentVersionOf(thirdParties)),
  },
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
          groups: Object.entries(bundles).map(([name, tests], index) => ({
            name,
            test: (id: string) => tests.some((test) => test.test(id)),
            priority: 9 - index,
          })),
        },
      },
    },
    target: ['chrome114', 'firefox128', 'safari17', 'ios17'],
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
