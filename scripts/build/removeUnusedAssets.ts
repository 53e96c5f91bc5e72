import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** What may be the name of a file, between the signs that stand around one in HTML, CSS and code. */
const fileName = /[\w@~+-][\w@~+.-]*\.\w+/g;

/**
 * Removes the built files that no document needs, at once or later: entries of pages whose code never reaches the browser, and
 * words that no island asks for.
 *
 * @param folder the built site; the names of its assets carry a hash, so whoever needs one spells it out
 * @returns the files that were removed
 */
export function removeUnusedAssets(folder: string): string[] {
  const unused = new Map(
    globSync('assets/**', { cwd: folder, absolute: true }).map((asset) => [path.basename(asset), asset]),
  );
  const needed = globSync(['**', '!assets/**'], { cwd: folder, absolute: true, dot: true });
  for (let file = needed.pop(); file !== undefined; file = needed.pop()) {
    for (const [name] of readFileSync(file, 'utf8').matchAll(fileName)) {
      const asset = unused.get(name);
      if (!asset) continue;
      unused.delete(name);
      needed.push(asset);
    }
  }
  for (const file of unused.values()) rmSync(file);
  return [...unused.values()];
}
