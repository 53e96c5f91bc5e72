import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { consentVersionOf } from './content/consentVersion.ts';
import thirdParties from './content/thirdParties.json' with { type: 'json' };
import { displayFont } from './renderer/plugins/displayFont.ts';
import { inlineScript } from './renderer/plugins/inlineScript.ts';
import { islandModules } from './renderer/plugins/islandModules.ts';
import { pictures } from './renderer/plugins/pictures.ts';
import { plainImports } from './renderer/plugins/plainImports.ts';
import { reloadOnStyle } from './renderer/plugins/reloadOnStyle.ts';
import { wordsAtRenderTime } from './renderer/plugins/wordsAtRenderTime.ts';
import { loadSettings } from './scripts/settings.ts';
import { site } from './site.config.ts';

// Vike looks for pages in the whole project (its documentation, "VIKE_CRAWL"); those of the second site in tests/ are not ours.
process.env.VIKE_CRAWL = JSON.stringify({ ignore: ['tests/**'] });

const { vitalsUrl = '' } = loadSettings().public;

export default defineConfig({
  plugins: [
    displayFont(),
    inlineScript(),
    islandModules(),
    pictures(),
    plainImports(),
    reloadOnStyle(),
    wordsAtRenderTime(),
    vike(),
    react(),
    tailwindcss(),
  ],
  define: {
    PUBLIC_SETTINGS: JSON.stringify(loadSettings().public),
    VITALS_URL: JSON.stringify(vitalsUrl),
    CONSENT_VERSION: JSON.stringify(consentVersionOf([...thirdParties, vitalsUrl].filter(Boolean))),
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
          groups: Object.entries(site.bundles).map(([name, tests], index) => ({
            name,
            test: (id: string) => tests.some((test) => test.test(id)),
            priority: 9 - index,
          })),
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
