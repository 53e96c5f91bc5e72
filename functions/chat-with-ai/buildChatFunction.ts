import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Knowledge } from './knowledge.ts';

const hosts = fileURLToPath(new URL('hosts', import.meta.url));

/** The entry of each host. `index.ts` is the name that Supabase looks for; what is in it is JavaScript. */
const entries = { chat: 'chat.js', deno: 'index.ts', worker: 'worker.js' } as const;

const knowledgeModule = 'virtual:chat-knowledge';
const placeholder = 'KNOWLEDGE';

/**
 * Bundles the chat function for every host that it runs on, without what it knows.
 *
 * @param folder where to write: `index.ts` for Deno, `worker.js` for Cloudflare with its `wrangler.jsonc`, and `chat.js`,
 *   which both import and which Node mounts
 */
export async function buildChatFunction(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [leaveKnowledge],
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

/** Leaves room for the knowledge, as a text: `JSON.parse` reads it faster than code (V8, "The cost of JavaScript"). */
const leaveKnowledge: Plugin = {
  name: 'leave-knowledge',
  resolveId: (id) => (id === knowledgeModule ? `\0${id}` : undefined),
  load: (id) => (id === `\0${knowledgeModule}` ? `export default JSON.parse("${placeholder}");` : undefined),
};

/**
 * Writes what the chat knows into its bundle: piece by piece, because one text of all of it would take as much memory again.
 *
 * @param folder where {@link buildChatFunction} has written
 * @param knowledge one language after the other
 * @throws Error when the bundle has no place for it
 */
export function addKnowledge(folder: string, knowledge: Iterable<Knowledge>): void {
  const file = path.join(folder, entries.chat);
  const [before, , after] = readFileSync(file, 'utf8').split(
    new RegExp(`(?<=JSON\\.parse\\()(["'\`])${placeholder}\\1`),
  );
  if (after === undefined)
    throw new Error(`${file} has no place for what the chat knows. See ${import.meta.url}.`);
  writeFileSync(file, `${before}\`[`);
  let separator = '';
  for (const each of knowledge) {
    const text = JSON.stringify(each).replaceAll(/[\\`]|\$\{/g, '\\$&');
    appendFileSync(file, separator + text);
    separator = ',';
  }
  appendFileSync(file, `]\`${after}`);
}
