import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { inlineScript } from './renderer/plugins/inlineScript.ts';
import { loadSettings } from './scripts/settings.ts';

export default defineConfig({
  plugins: [inlineScript(), vike(), react(), tailwindcss()],
  define: { PUBLIC_SETTINGS: JSON.stringify(loadSettings().public) },
  build: {
    // The stylesheet is inlined into every document, so it must leave the server build minified.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox128', 'safari16.4'],
  },
});
