import { appendFileSync, copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildInfo } from '../../renderer/content/buildDay.ts';
import type { Knowledge } from './knowledge.ts';

const hosts = fileURLToPath(new URL('hosts', import.meta.url));

/** The file of each host. Supabase looks for `index.ts`, although the bundle in it is JavaScript. */
const entries = { chat: 'chat.js', deno: 'index.ts', worker: 'worker.js' } as const;

/** The module with the data of the function. It is external to the bundle: {@link writeKnowledge} writes it. */
const knowledgeModule = 'virtual:chat-knowledge';
const knowledgeFile = 'knowledge.js';

/** Bundles the chat function without its data: `index.ts` for Deno, `worker.js` for Cloudflare, and `chat.js`, which both import and Node mounts. */
export async function buildChatFunction(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // A bundle that needs neither `node_modules` nor what Node alone has.
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
          // Deno checks the types of a file with this extension.
          postBanner: ({ fileName }) =>
            fileName === entries.deno ? '// @ts-nocheck Bundled by the build.' : '',
        },
      },
    },
  });
  copyFileSync(path.join(hosts, 'wrangler.jsonc'), path.join(folder, 'wrangler.jsonc'));
}

/**
 * Writes the data of the function as a text: `JSON.parse` reads it faster than an engine parses code (V8, "The cost of JavaScript"). Each
 * language is written alone, because one text of all languages would take as much memory again.
 */
export function writeKnowledge(folder: string, knowledge: Iterable<Knowledge>, buildInfo?: BuildInfo): void {
  const file = path.join(folder, knowledgeFile);
  writeFileSync(file, `export const buildInfo = ${JSON.stringify(buildInfo)};\nexport default JSON.parse(\`[`);
  let separator = '';
  for (const each of knowledge) {
    // The data stand in a template literal, which would read these signs itself.
    const text = JSON.stringify(each).replaceAll(/[\\`]|\$\{/g, '\\$&');
    appendFileSync(file, separator + text);
    separator = ',';
  }
  appendFileSync(file, ']`);\n');
}
