import { build } from 'vike/api';

// Bundles the code of the site into the folder that is named, in a process of its own (`buildSite.ts`).
const [, , outDir = ''] = process.argv;
await build({ viteConfig: { logLevel: 'warn', build: { outDir } } });
