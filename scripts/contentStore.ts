import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

const storeFolder = 'node_modules/.cache/eprouva';
/** In days: what no build has asked for that long goes. */
const longestUnused = 14;
/** How many folders of a kind stay, and how many files. */
const most = { folders: 8, files: 50_000 };

type Ingredient = string | Uint8Array;

/**
 * What costly steps have made, each result under a digest of all that it was made of: nothing is made twice, and nothing
 * of it can be out of date. A result is moved into its place when it is whole, so a build that is killed leaves none by halves.
 */
export const contentStore = {
  /**
   * @param kind what is made: `br`
   * @param ingredients all that it depends on
   * @param make makes it, when it is not there
   */
  async file(
    kind: string,
    ingredients: readonly Ingredient[],
    make: () => Uint8Array | Promise<Uint8Array>,
  ): Promise<Buffer> {
    const entry = placeOf(kind, ingredients);
    if (isThere(entry)) return readFileSync(entry);
    const content = Buffer.from(await make());
    put(entry, (unfinished) => writeFileSync(unfinished, content));
    return content;
  },

  /**
   * @param kind what is looked for: `documents`
   * @param ingredients all that it depends on
   * @returns what has been made of these; nothing when it is not there
   */
  kept(kind: string, ingredients: readonly Ingredient[]): Buffer | undefined {
    const entry = placeOf(kind, ingredients);
    return isThere(entry) ? readFileSync(entry) : undefined;
  },

  /**
   * @param kind what is made: `vite`
   * @param ingredients all that it depends on
   * @param folder where it is needed
   * @param make writes the folder, when it is not there
   */
  async folder(
    kind: string,
    ingredients: readonly Ingredient[],
    folder: string,
    make: () => Promise<unknown>,
  ): Promise<void> {
    const entry = placeOf(kind, ingredients);
    if (isThere(entry)) return cpSync(entry, folder, { recursive: true });
    await make();
    put(entry, (unfinished) => cpSync(folder, unfinished, { recursive: true }));
  },

  /**
   * @param kind what was found: `answered`
   * @param ingredients all that it was found in
   * @returns whether somebody has noted it
   */
  has(kind: string, ingredients: readonly Ingredient[]): boolean {
    return isThere(placeOf(kind, ingredients));
  },

  /** Notes what {@link contentStore.has} then knows. */
  note(kind: string, ingredients: readonly Ingredient[]): void {
    put(placeOf(kind, ingredients), (unfinished) => writeFileSync(unfinished, ''));
  },

  /** Removes what has not been asked for in a long time, once a day: there may be many thousands to look at. */
  forgetUnused(): void {
    const today = [new Date().toISOString().slice(0, 10)];
    if (contentStore.has('forgotten', today)) return;
    contentStore.note('forgotten', today);
    const oldest = Date.now() - longestUnused * 86_400_000;
    for (const kind of existsSync(storeFolder) ? readdirSync(storeFolder) : []) {
      const entries = readdirSync(path.join(storeFolder, kind))
        .map((name) => path.join(storeFolder, kind, name))
        .map((entry) => ({ entry, stat: statSync(entry) }))
        .sort((one, other) => other.stat.mtimeMs - one.stat.mtimeMs);
      for (const [index, { entry, stat }] of entries.entries())
        if (stat.mtimeMs < oldest || index >= (stat.isDirectory() ? most.folders : most.files))
          rmSync(entry, { recursive: true, force: true });
    }
  },
};

function placeOf(kind: string, ingredients: readonly Ingredient[]): string {
  const hash = createHash('sha256');
  // With its length, so that the end of one cannot be the beginning of the next.
  for (const each of ingredients) hash.update(`${Buffer.byteLength(each)}:`).update(each);
  return path.join(storeFolder, kind, hash.digest('hex'));
}

/** Notes the day of use, which {@link contentStore.forgetUnused} goes by. */
function isThere(entry: string): boolean {
  if (!existsSync(entry)) return false;
  utimesSync(entry, new Date(), new Date());
  return true;
}

function put(entry: string, write: (unfinished: string) => void): void {
  const unfinished = `${entry}.${process.pid}.${threadId}`;
  mkdirSync(path.dirname(entry), { recursive: true });
  write(unfinished);
  // A file takes the place of another by itself.
  if (statSync(unfinished).isDirectory()) rmSync(entry, { recursive: true, force: true });
  renameSync(unfinished, entry);
}
