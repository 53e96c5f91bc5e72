import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import cacache from 'cacache';
import { globSync } from 'tinyglobby';

const store = 'node_modules/.cache/site';
/** In days: what was made before goes, and is made again where somebody needs it still. */
const longestKeptDays = 30;

type Ingredient = string | Uint8Array;

/**
 * Keeps between builds what is slow to make and a pure function of what it is made of: it is found by all of that, so it cannot be
 * out of date.
 *
 * @param kind what is made: `br`
 */
export async function kept(
  kind: string,
  ingredients: readonly Ingredient[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256');
  // With its length, so that the end of one cannot be the beginning of the next.
  for (const each of ingredients) hash.update(`${Buffer.byteLength(each)}:`).update(each);
  const key = `${kind}:${hash.digest('hex')}`;
  // One that is lost or damaged is made again.
  const found = await cacache.get(store, key).catch(() => undefined);
  if (found) return found.data;
  const content = await make();
  await cacache.put(store, key, Buffer.from(content));
  return content;
}

/** As {@link kept}, for what is written into a folder. */
export async function keptFolder(
  kind: string,
  ingredients: readonly Ingredient[],
  folder: string,
  make: () => Promise<unknown>,
): Promise<void> {
  const files = await kept(kind, ingredients, async () => {
    await make();
    const names = globSync('**', { cwd: folder, dot: true });
    return serialize(new Map(names.map((name) => [name, readFileSync(path.join(folder, name))])));
  });
  for (const [name, content] of deserialize(files) as Map<string, Uint8Array>) {
    const file = path.join(folder, name);
    if (existsSync(file)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Removes what is old, once a week. */
export async function forgetOld(): Promise<void> {
  const day = 86_400_000;
  const last = await cacache.verify.lastRun(store).catch(() => new Date(0));
  if (Date.now() - last.getTime() < 7 * day) return;
  const oldest = Date.now() - longestKeptDays * day;
  for (const { key, time } of Object.values(await cacache.ls(store)))
    if (time < oldest) await cacache.rm.entry(store, key);
  await cacache.verify(store);
}
