import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { consentVersionOf } from './renderer/content/consentVersion.ts';
import { readJsonFile } from './renderer/content/readTextFile.ts';
import { inlineScript } from './renderer/document/plugins/inlineScript.ts';
import { plainImports } from './renderer/document/plugins/plainImports.ts';
import { cacheFolder } from './scripts/build/cached.ts';
import { loadSettings } from './scripts/settings.ts';

const thirdPartiesFile = path.resolve('content/thirdParties.json');

/** Starts the development server anew when the list of third parties changes, as when this file does: `CONSENT_VERSION` is made of both. */
const restartOnThirdParties: Plugin = {
  name: 'restart-on-third-parties',
  configResolved: ({ configFileDependencies }) =>
    void configFileDependencies.push(normalizePath(thirdPartiesFile)),
};

export default defineConfig({
  cacheDir: path.join(cacheFolder, 'vite'),
  plugins: [
    inlineScript(),
    imagetools({
      // Only imports that ask for a picture (`components/sections/ArticleText.tsx`); those with `?url` get the file as it is. Cameras write .JPG.
      include: /^[^?]+\.(?:jpe?g|png|webp|avif|gif|svg)\?.*\bas=picture\b/i,
      cache: { dir: path.join(cacheFolder, 'imagetools') },
    }),
    plainImports(),
    restartOnThirdParties,
    vike(),
    react(),
    tailwindcss(),
  ],
  define: {
    PUBLIC_SETTINGS: JSON.stringify(loadSettings().public),
    CONSENT_VERSION: JSON.stringify(consentVersionOf(readJsonFile(thirdPartiesFile))),
  },
  // Tailwind then names the file and the line of a fault in a style sheet.
  css: { devSourcemap: true },
  // Vite prepares the packages of all islands at the start. One that it met only when an island is hydrated would make it reload the page.
  optimizeDeps: { entries: ['components/islands/entries.ts'] },
  build: {
    // The stylesheet is inlined into every document, so it must leave the server build minified.
    cssMinify: 'lightningcss',
    // The policy of a page allows no `data:` address.
    assetsInlineLimit: 0,
    // Every browser of `target` preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Two warnings that each build would print although nothing is wrong here: Vike's own group of files has no name for the report of
      // timings, and Vite makes no source map of a style sheet.
      checks: { pluginTimings: false, sourcemapBroken: false },
      // Modules that at least three parts import are one chunk, `shared`. A part is an island, or other code that is fetched on its own. What
      // code without React imports too is a chunk apart, `plain`: all of `renderer/islands/` but the hooks (`use…`) and `defineIsland.ts`. So
      // neither a plain script nor a visitor's first movement brings React.
      output: {
        codeSplitting: {
          groups: [
            { name: 'plain', test: /renderer\/islands\/(?!define|use)\w+\.ts$/, priority: 1 },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
    // The oldest supported browsers: those with `popover` (docs/decisions/018-layers-are-the-browsers.md).
    target: ['chrome114', 'firefox128', 'safari17', 'ios17'],
  },
  environments: {
    // Nothing of this environment is published.
    ssr: {
      // By these maps a build names the line of a page that it cannot render (`renderer/+onRenderHtml.tsx`).
      build: { sourcemap: true },
    },
    client: {
      build: {
        rolldownOptions: {
          // A list of `components/islands/entries.ts` brings its own code alone: no file of it does anything before it is called.
          treeshake: { moduleSideEffects: [{ test: /components\/islands\/.*\.ts/, sideEffects: false }] },
          // The entry script, which every page loads, holds the name of each chunk: a short one, made of its content, so that caches may keep it.
          output: { chunkFileNames: 'assets/chunks/[hash:6].js' },
        },
      },
    },
  },
});
