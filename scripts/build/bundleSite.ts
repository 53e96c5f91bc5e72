import { rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { build } from 'vike/api';
import { buildChatFunction } from '../../functions/chat-with-ai/buildChatFunction.ts';

// A program that `buildSite.ts` starts: bundles the code of the site and of its functions into the folder `outDir`, in Vite's mode `mode`.
const [outDir = '', mode] = process.argv.slice(2);
// Lets Node import `vite.config.ts` directly (Vite, "configLoader"). By default Vite bundles the file each time that Vike loads it.
const configLoader = 'native';
// These packages are bundled for rendering, because Node takes a second to load their 400 files.
// This list is not in vite.config.ts, because some of these packages are CommonJS, which the development server cannot load.
const noExternal = ['@headlessui/react', /react-aria/, 'rehype-highlight', 'lowlight', 'highlight.js'];
await build({
  viteConfig: {
    configLoader,
    logLevel: 'warn',
    mode,
    build: { outDir },
    environments: { ssr: { resolve: { noExternal } } },
  },
});
// Files that macOS and Windows create in any folder. Vite has copied them from `public/`.
const leftBySystems = ['**/._*', '**/.DS_Store', '**/Thumbs.db', '**/desktop.ini'];
const options = { cwd: path.join(outDir, 'client'), absolute: true, dot: true, caseSensitiveMatch: false };
for (const file of globSync(leftBySystems, options)) {
  rmSync(file);
}
await buildChatFunction(path.join(outDir, 'functions/chat-with-ai'));
