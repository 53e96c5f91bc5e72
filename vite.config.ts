import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { inlineScript } from './renderer/document/plugins/inlineScript.ts';
import { islandModules } from './renderer/document/plugins/islandModules.ts';
import { plainImports } from './renderer/document/plugins/plainImports.ts';
import { reloadOnStyle } from './renderer/document/plugins/reloadOnStyle.ts';
import { consentVersionOf } from './renderer/facts/consentVersion.ts';
import { readJsonFile } from './renderer/facts/readTextFile.ts';
import { cacheFolder } from './scripts/build/cacheFolder.ts';
import { loadSettings } from './scripts/settings.ts';

const thirdPartiesFile = path.resolve('content/thirdParties.json');

/** The development server starts anew when the list of third parties changes, as it does for this file, which depends on it. */
const restartOnThirdParties: Plugin = {
  name: 'restart-on-third-parties',
  configResolved: ({ configFileDependencies }) =>
    void configFileDependencies.push(normalizePath(thirdPartiesFile)),
};

export default defineConfig({
  cacheDir: path.join(cacheFolder, 'vite'),
  plugins: [
    inlineScript(),
    islandModules(),
    imagetools({
      // Cameras write .JPG; what is asked for as it is stays so.
      include: /^[^?]+\.(?:jpe?g|png|webp|avif|gif|svg)\?.*\bas=picture\b/i,
      cache: { dir: path.join(cacheFolder, 'imagetools') },
    }),
    plainImports(),
    reloadOnStyle(),
    restartOnThirdParties,
    vike(),
    react({ jsxImportSource: '#marked' }),
    tailwindcss(),
  ],
  define: {
    PUBLIC_SETTINGS: JSON.stringify(loadSettings().public),
    CONSENT_VERSION: JSON.stringify(consentVersionOf(readJsonFile(thirdPartiesFile))),
  },
  // Tailwind then names the file and the line of a fault in a style sheet.
  css: { devSourcemap: true },
  build: {
    // The stylesheet is inlined into every document, so it must leave the server build minified.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Vike's own group of files has no name for the report of timings, and Vite makes no map of a style sheet: both would be said at each build.
      checks: { pluginTimings: false, sourcemapBroken: false },
      // Modules that at least three parts import are one chunk. A part is an island, or other code that is fetched on its own. What code
      // without React imports too is a chunk apart, so that neither a plain script nor a visitor's first movement brings React.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'plain',
              test: /renderer\/(?:islands\/(?!define|use)\w+|hydration\/deliver)\.ts$/,
              priority: 1,
            },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
    target: ['chrome114', 'firefox128', 'safari17', 'ios17'],
  },
  environments: {
    // Nothing of this environment is published.
    ssr: {
      // Names the line of a page that cannot be rendered.
      build: { sourcemap: true },
      // They are bundled, without what is not used: Node would load each of their 400 files alone, which takes a second.
      resolve: { noExternal: ['@headlessui/react', /react-aria/, 'lowlight', 'highlight.js'] },
    },
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
