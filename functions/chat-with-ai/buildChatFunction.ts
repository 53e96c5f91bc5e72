import { appendFileSync, copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildInfo } from '../../renderer/content/buildDay.ts';
import type { Knowledge } from './knowledge.ts';

const hosts = fileURLToPath(new URL('hosts', import.meta.url));

/** The output file for each host. Supabase requires the name `index.ts`, although the file contains JavaScript. */
const entries = { chat: 'chat.js', deno: 'index.ts', worker: 'worker.js' } as const;

/** The module with the chat's data. It is external to the bundle: {@link writeKnowledge} writes it. */
const knowledgeModule = 'virtual:chat-knowledge';
const knowledgeFile = 'knowledge.js';

/**
 * Bundles the chat function without its data:
 * - `index.ts` for Deno
 * - `worker.js` for Cloudflare
 * - `chat.js`, which both import and which Node mounts
 */
export async function buildChatFunction(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The bundle must run without `node_modules` and without APIs that only Node has.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        external: [knowledgeModule],
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, path.join(hosts, `${name}.ts`)])),
        output: {
          format: 'es',
          paths: { [knowledgeModule]: `./${knowledgeFile}` },
          entryFileNames: ({ name }) => entries[name as keyof typeof entries],
          chunkFileNames: '[name].js',
          // Deno checks the types of `.ts` files.
          postBanner: ({ fileName }) =>
            fileName === entries.deno ? '// @ts-nocheck Bundled by the build.' : '',
        },
      },
    },
  });
  copyFileSync(path.join(hosts, 'wrangler.jsonc'), path.join(folder, 'wrangler.jsonc'));
}

/**
 * Writes the data of the chat function as a JSON string, because `JSON.parse` is faster than parsing JavaScript (V8, "The cost of
 * JavaScript"). Each language is serialised separately, because a string of all languages would need much memory.
 */
export function writeKnowledge(folder: string, knowledge: Iterable<Knowledge>, buildInfo?: BuildInfo): void {
  const file = path.join(folder, knowledgeFile);
  writeFileSync(
    file,
    `export const buildInfo = ${JSON.stringify(buildInfo)};\nexport default JSON.parse(\`[`,
  );
  let separator = '';
  for (const each of knowledge) {
    // The JSON is inside a template literal, where these characters need a backslash.
    const text = JSON.stringify(each).replaceAll(/[\\`]|\$\{/g, '\\$&');
    appendFileSync(file, separator + text);
    separator = ',';
  }
  appendFileSync(file, ']`);\n');
}
