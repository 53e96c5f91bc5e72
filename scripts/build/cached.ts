import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import cacache from 'cacache';

/** What a build may use again. Build images that keep `node_modules` keep it too; one that is read-only has no room for it. */
export const cacheFolder = isWritable('node_modules/.cache') ? 'node_modules/.cache' : '.generated/cache';

const folderOfAll = path.join(cacheFolder, 'site');
/** Of this month: the next one begins with an empty folder, so that nothing is kept for ever. */
const store = path.join(folderOfAll, new Date().toISOString().slice(0, 7));

type Ingredient = string | Uint8Array;

/** Keeps between builds what is slow to make and a pure function of its ingredients, by which it is found: so it cannot be out of date. */
export async function cached(
  kind: string,
  ingredients: readonly Ingredient[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256');
  // With its length, so that the end of one cannot be the beginning of the next.
  for (const each of ingredients) {
    hash.update(`${Buffer.byteLength(each)}:`).update(each);
  }
  const key = `${kind}:${hash.digest('hex')}`;
  // One that is lost or damaged is made again.
  const found = await cacache.get(store, key).catch(() => undefined);
  if (found) {
    return found.data;
  }
  const content = await make();
  // A folder that cannot be written keeps nothing.
  await cacache.put(store, key, Buffer.from(content)).catch(() => undefined);
  return content;
}

export function forgetOld(): void {
  // A build that keeps nothing makes no folder.
  for (const name of existsSync(folderOfAll) ? readdirSync(folderOfAll) : []) {
    if (path.join(folderOfAll, name) !== store) {
      rmSync(path.join(folderOfAll, name), { recursive: true, force: true });
    }
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : 'node_modules', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
