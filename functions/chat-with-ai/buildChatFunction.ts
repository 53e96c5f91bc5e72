import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { chatKnowledge } from './index/chatKnowledge.ts';
import { readBuiltPages } from './index/readBuiltPages.ts';

const hosts = fileURLToPath(new URL('hosts', import.meta.url));

/** The entry of each host. `index.ts` is the name that Supabase looks for; what is in it is JavaScript. */
const entries = { chat: 'chat.js', deno: 'index.ts', worker: 'worker.js' } as const;

/**
 * Bundles the chat function with what it knows, for every host that it runs on.
 *
 * @param site folder of the rendered pages
 * @param folder where to write: `index.ts` for Deno, `worker.js` for Cloudflare with its `wrangler.jsonc`, and `chat.js`,
 *   which both import and which Node mounts
 */
export async function buildChatFunction(site: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [provide('virtual:chat-knowledge', chatKnowledge(readBuiltPages(site)))],
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, path.join(hosts, `${name}.ts`)])),
        output: {
          format: 'es',
          entryFileNames: ({ name }) => entries[name as keyof typeof entries],
          chunkFileNames: '[name].js',
          // Deno would look for types in a file of this name.
          postBanner: ({ fileName }) =>
            fileName === entries.deno ? '// @ts-nocheck Bundled by the build.' : '',
        },
      },
    },
  });
  copyFileSync(path.join(hosts, 'wrangler.jsonc'), path.join(folder, 'wrangler.jsonc'));
}

/** A module that exports a value. `JSON.parse` of a text is read faster than the same value as code (V8, "The cost of JavaScript"). */
function provide(name: string, value: unknown): Plugin {
  return {
    name: 'provide',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});` : undefined,
  };
}
