import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { company } from '../../content/company.ts';
import type { ChatLanguage } from '../../functions/chat-with-ai/answer/stemsOf.ts';
import { chatFacts } from '../../functions/chat-with-ai/index/chatFacts.ts';
import { type BuiltPage, chatIndex } from '../../functions/chat-with-ai/index/chatIndex.ts';
import type { Knowledge } from '../../functions/chat-with-ai/knowledge.ts';

const hosts = fileURLToPath(new URL('../../functions/chat-with-ai/hosts', import.meta.url));

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
  const knowledge = chatKnowledge(site);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [provide('virtual:chat-knowledge', knowledge)],
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

/**
 * @param site folder of the rendered pages
 * @returns what the chat function knows, in each language it answers in
 */
export function chatKnowledge(site: string): Knowledge[] {
  return chatIndex(pagesIn(site), company.origin).map((index) => ({
    ...index,
    facts: chatFacts(index.language as ChatLanguage),
  }));
}

function pagesIn(site: string): BuiltPage[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/(?:^|\/)?index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(site, file), 'utf8'),
    }));
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
