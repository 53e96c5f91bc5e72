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

/** Restarts the development server when the list of third parties changes. `CONSENT_VERSION` depends on that list. */
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
      // Only imports with `as=picture` are converted (`pages/blog/@slug/ArticleImage.tsx`). The `i` flag is for cameras, which write .JPG.
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
  // With source maps, Tailwind reports the file and line of an error in a stylesheet.
  css: { devSourcemap: true },
  // Vite bundles the packages of all islands at the start. If Vite found a package only at hydration, it would reload the page.
  optimizeDeps: { entries: ['components/islands/entries.ts'] },
  build: {
    // The server build minifies the stylesheet too, because it inlines the stylesheet into every document.
    cssMinify: 'lightningcss',
    // The content security policy allows no `data:` URL.
    assetsInlineLimit: 0,
    // Every browser of `target` supports module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Each build would print these two warnings, although nothing is wrong here:
      // - `pluginTimings`: a plugin group of Vike has no name in the report.
      // - `sourcemapBroken`: Vite makes no source map of a stylesheet.
      checks: { pluginTimings: false, sourcemapBroken: false },
      // The chunk `plain` has the modules of `renderer/islands/` that plain scripts and `firstInput.ts` import. The hooks (`use…`) and
      // `defineIsland.ts` are not among them. If `plain` were a part of `shared`, these scripts would load React too.
      // The chunk `shared` has the other modules that at least three islands or other `import()`s need.
      output: {
        codeSplitting: {
          groups: [
            { name: 'plain', test: /renderer\/islands\/(?!define|use)\w+\.ts$/, priority: 1 },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
    // The oldest supported browsers: the first with both `popover` (docs/decisions/018) and `@property` (`usedRules.ts`).
    target: ['chrome114', 'firefox128', 'safari17', 'ios17'],
  },
  environments: {
    // The files of this environment are not published: they only render the documents.
    ssr: {
      // With source maps, a build error names the line of the page (`renderer/+onRenderHtml.tsx`).
      build: { sourcemap: true },
    },
    client: {
      build: {
        rolldownOptions: {
          // `firstInput.ts` imports one list of `entries.ts`. Without `sideEffects: false`, its chunk could also contain the modules of the
          // other lists. None of these modules has side effects.
          treeshake: { moduleSideEffects: [{ test: /components\/islands\/.*\.ts/, sideEffects: false }] },
          // The names are short, because every page loads the entry script, which contains them all. They are content hashes, so caches
          // may store the chunks for ever.
          output: { chunkFileNames: 'assets/chunks/[hash:6].js' },
        },
      },
    },
  },
});
