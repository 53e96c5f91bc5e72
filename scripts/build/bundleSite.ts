import path from 'node:path';
import { build } from 'vike/api';
import { buildChatFunction } from '../../functions/chat-with-ai/buildChatFunction.ts';

// Bundles the code of the site and of its functions into the folder that is named, in the mode that is named, in a process of its own (`buildSite.ts`).
const [, , outDir = '', mode = 'production'] = process.argv;
await build({ viteConfig: { logLevel: 'warn', mode, build: { outDir } } });
await buildChatFunction(path.join(outDir, 'functions/chat-with-ai'));
