import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import cacache from 'cacache';
import { cacheFolder } from './cacheFolder.ts';

const folderOfAll = path.join(cacheFolder, 'site');
/** Of this month: the next one begins with an empty folder, so that nothing is kept for ever. */
const store = path.join(folderOfAll, new Date().toISOString().slice(0, 7));

type Ingredient = string | Uint8Array;

/** Keeps between builds what is slow to make and a pure function of its ingredients, by which it is found: so it cannot be out of date. */
export async function kept(
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

/** Removes what was kept in other months. */
export function forgetOld(): void {
  // A build that keeps nothing makes no folder.
  for (const name of existsSync(folderOfAll) ? readdirSync(folderOfAll) : []) {
    if (path.join(folderOfAll, name) !== store) {
      rmSync(path.join(folderOfAll, name), { recursive: true, force: true });
    }
  }
}
