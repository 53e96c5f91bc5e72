import path from 'node:path';
import { build } from 'vike/api';
import { site } from '../../site.config.ts';

// Bundles the code of the site and of its functions into the folder that is named, in a process of its own (`buildSite.ts`).
const [, , outDir = ''] = process.argv;
await build({ viteConfig: { logLevel: 'warn', build: { outDir } } });
if (site.assistant) {
  // A site without assistant has no such function.
  const { buildChatFunction } = await import('../../functions/chat-with-ai/buildChatFunction.ts');
  await buildChatFunction(path.join(outDir, 'functions/chat-with-ai'));
}
