import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { cached } from '../build/cached.ts';

/** Part of the cache key: a digest of the rules and their packages. Another version may find other problems in the same file. */
const rules = createHash('sha256');
const cwd = fileURLToPath(new URL('../..', import.meta.url));
for (const file of globSync(['scripts/check/*.ts', '{content,renderer}/articles/*.ts', 'package-lock.json'], {
  cwd,
}).sort()) {
  rules.update(readFileSync(`${cwd}/${file}`));
}
const rulesDigest = rules.digest();

/** Caches what `read` returns for an article or an image (as JSON), because reading hundreds of them takes many seconds. */
export async function cachedReading<Value>(
  kind: string,
  content: string | Uint8Array,
  read: () => Value | Promise<Value>,
): Promise<Value> {
  const found = await cached(kind, [rulesDigest, content], async () =>
    Buffer.from(JSON.stringify(await read())),
  );
  return JSON.parse(Buffer.from(found).toString());
}
