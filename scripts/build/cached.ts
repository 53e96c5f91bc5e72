import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import cacache from 'cacache';

/** The folder of the build cache: in `node_modules`, which CI often caches, or in `.generated` if `node_modules` is read-only. */
export const cacheFolder = isWritable('node_modules/.cache') ? 'node_modules/.cache' : '.generated/cache';

const folderOfAll = path.join(cacheFolder, 'site');
/** The cache of this month. Each month begins with an empty cache, so that it does not grow forever. */
const store = path.join(folderOfAll, new Date().toISOString().slice(0, 7));

type Ingredient = string | Uint8Array;

/**
 * Caches the output of a slow pure function between builds. The key consists of the kind of output (`br`) and of a digest of the
 * ingredients. These must include the version of the tool, so that an entry is never out of date.
 */
export async function cached(
  kind: string,
  ingredients: readonly Ingredient[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256');
  // The length is part of the digest, so that the end of one ingredient cannot count as the beginning of the next.
  for (const each of ingredients) {
    hash.update(`${Buffer.byteLength(each)}:`).update(each);
  }
  const key = `${kind}:${hash.digest('hex')}`;
  // An entry that is lost or damaged is made again.
  const found = await cacache.get(store, key).catch(() => undefined);
  if (found) {
    return found.data;
  }
  const content = await make();
  // If the folder cannot be written, nothing is cached.
  await cacache.put(store, key, Buffer.from(content)).catch(() => undefined);
  return content;
}

/** Removes the caches of earlier months. */
export function removeOld(): void {
  for (const name of existsSync(folderOfAll) ? readdirSync(folderOfAll) : []) {
    if (path.join(folderOfAll, name) !== store) {
      rmSync(path.join(folderOfAll, name), { recursive: true, force: true });
    }
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : path.dirname(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
